// SPDX-License-Identifier: MIT
// Times the Interactive Sudoku Solver on puzzles that are asked for one after the other.
//
//     node interactive_sudoku_solver.mjs CHECKOUT
//
// The first line of standard input is a list of solutions: each is paired with the solver's own
// input that has it; inputs that tell none are solved for that. Every other line is the number of
// one of them, and the answer {ms, solutions}: a solver is built from the parsed input and looks
// for two solutions. Milliseconds are the processor's, of this process, or those on the clock where
// these are fewer, for the runtime's helpers work beside it.

import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const checkout = process.argv[2];
process.chdir(checkout);
const from = (path) => import(pathToFileURL(`${checkout}/${path}`));

const { allPuzzles, buildSolver } = await from('tools/lib/puzzle_runner.js');
const { PUZZLE_INDEX } = await from('data/example_puzzles.js');
const { SudokuParser } = await from('js/sudoku_parser.js');
const { SimpleSolver } = await from('js/sandbox/simple_solver.js');

const MOST = 300_000; // steps back in which a solution is to be found of an input that tells none
const LONG_NAME = '/'; // an input that begins so is the name of a file

const digit = (mask) => (32 - Math.clz32(mask)).toString(36).toUpperCase();
const solver = new SimpleSolver();

// The inputs of each solution, those that tell theirs first.
const pairedWith = (wanted) => {
  const inputs = new Map(wanted.map((solution) => [solution, []]));
  const open = new Set(allPuzzles().map(({ input }) => input));
  for (const { input, solution } of PUZZLE_INDEX.values()) {
    if (typeof solution === 'string' && typeof input === 'string') {
      if (!input.startsWith(LONG_NAME)) inputs.get(solution)?.push(input);
      open.delete(input);
    }
  }
  const isShort = () => [...inputs].some(([solution, all]) =>
    all.length < wanted.filter((each) => each === solution).length);
  for (const input of open) {
    if (input.startsWith(LONG_NAME) || !isShort()) continue;
    let found = '';
    buildSolver(input).internal.run(
      { maxSolutions: 1, maxBacktracks: MOST },
      (grid) => { found = [...grid].map(digit).join(''); },
    );
    inputs.get(found)?.push(input);
  }
  return wanted.map((solution) => {
    const all = inputs.get(solution);
    return all.length > 1 ? all.shift() : all[0]; // of two puzzles with one solution each has its own
  });
};

let puzzles = null;
for await (const line of createInterface({ input: process.stdin })) {
  if (puzzles === null) {
    const inputs = pairedWith(JSON.parse(line));
    puzzles = inputs.map((input) => (input ? SudokuParser.parseText(input) : null));
    console.log(JSON.stringify({ node: process.version, paired: inputs.map(Boolean) }));
    continue;
  }
  const clock = performance.now();
  const cpu = process.cpuUsage();
  const solutions = [...solver.solutions(puzzles[Number(line)], 2)].map(String);
  const { user, system } = process.cpuUsage(cpu);
  const ms = Math.min((user + system) / 1000, performance.now() - clock);
  console.log(JSON.stringify({ ms, solutions }));
}
