/** Lines of bench/results: what was measured or tried, when, on which commit and on which machine. */
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './service.ts'

const FOLDER = join(ROOT, 'bench', 'results')

/** Appends the figures as one line of the file of today, and gives the line. */
export function appendResult(figures: object): object {
  const line = { date: new Date().toISOString(), commit: commit(), machine: machine(), ...figures }
  mkdirSync(FOLDER, { recursive: true })
  appendFileSync(join(FOLDER, `${line.date.slice(0, 10)}.jsonl`), `${JSON.stringify(line)}\n`)
  return line
}

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

/** The lines that were appended just now are no change of what was measured. */
function commit(): string {
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!bench/results')
  return `${git('rev-parse', '--short', 'HEAD')}${changed === '' ? '' : '-dirty'}`
}

const machine = (): string => `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`
