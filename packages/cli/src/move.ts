/** `keelson move`: the record of a data folder into a database, or back, with a sample of its runs done again where it arrived. */
import { resolve } from 'node:path'
import type { Config } from '@keelson/service/config.ts'
import type { MoveDone, MoveProgress } from '@keelson/service/move.ts'
import { CallError, type Command, textOption } from './command.ts'
import { type ProgressBar, progressBar, progressLines } from './progress.ts'

const REPLAYS = 20
const MOST_NAMED = 20

export const move: Command = {
  about:
    'Move all runs, studies and projects from a data folder to a database or back, and re-run a sample there. Exit 1: a run differs, or something damaged was not moved',
  options: {
    from: { value: 'PLACE', about: 'a data folder, or postgres://USER@HOST:PORT/DATABASE', required: true },
    to: { value: 'PLACE', about: 'as for --from; existing content stays and must not conflict', required: true },
    'password-file': {
      value: 'FILE',
      about: 'file with the password of the database user (default: KEELSON_DATABASE_PASSWORD_FILE)',
    },
    replay: { value: 'N', about: `number of runs to re-run, evenly distributed (default: ${REPLAYS})` },
  },
  examples: [
    ['--from', '.keelson', '--to', 'postgres://keelson@db.example/keelson', '--password-file', 'secret'],
    ['--from', 'postgres://keelson@db.example/keelson', '--to', '/backup/keelson', '--replay', '100'],
  ],
  run: async (given) => {
    const { move: moveRecord } = await import('@keelson/service/move.ts')
    const password = textOption(given, 'password-file')
    const [from, to] = [
      await settingsOf(textOption(given, 'from') ?? '', password),
      await settingsOf(textOption(given, 'to') ?? '', password),
    ]
    const { progress, clear } = progressOf()
    const done = await moveRecord({ from, to, replays: replaysOf(textOption(given, 'replay')) }, progress).finally(
      clear,
    )
    given.print(done, inWords(done))
    return done.replayed.different.length > 0 || done.damaged.length > 0 ? 1 : 0
  },
}

/** The settings of a service that would stand in a place; a move needs no bot. */
async function settingsOf(place: string, passwordFile: string | undefined): Promise<Config> {
  const { readConfig } = await import('@keelson/service/config.ts')
  const { ROOT } = await import('@keelson/service/service.ts')
  const { KEELSON_DATABASE: _, KEELSON_DATABASE_PASSWORD_FILE: known, ...rest } = process.env
  const env = Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith('KEELSON_TELEGRAM_')))
  if (!/^postgres(ql)?:/.test(place)) return readConfig({ ...env, KEELSON_DATA_DIR: resolve(place) }, ROOT)
  const file = passwordFile === undefined ? known : resolve(passwordFile)
  return readConfig({ ...env, KEELSON_DATABASE: place, KEELSON_DATABASE_PASSWORD_FILE: file }, ROOT)
}

function replaysOf(text: string | undefined): number {
  if (text === undefined) return REPLAYS
  if (/^\d{1,6}$/.test(text)) return Number(text)
  throw new CallError(`--replay must be a whole number of runs (entered: ${text})`)
}

const LABELS = {
  runs: 'moving runs',
  studies: 'moving studies',
  projects: 'moving projects',
  replays: 're-running runs',
} as const

/** A bar, or lines, for each part of the work. */
function progressOf(): { readonly progress: MoveProgress; readonly clear: () => void } {
  const bars = new Map<string, ProgressBar>()
  const out = process.stderr
  const begun = (label: string): ProgressBar => {
    const bar = out.isTTY ? progressBar(out, label) : progressLines(out, label)
    bars.set(label, bar)
    return bar
  }
  return {
    progress: (what, done, total) => (bars.get(LABELS[what]) ?? begun(LABELS[what])).progress(done, total),
    clear: () => [...bars.values()].at(-1)?.clear(),
  }
}

function inWords({
  runs,
  studies,
  projects,
  damaged,
  standing,
  replayed: { same, different, refused },
}: MoveDone): string {
  const drawn = same + different.length + refused.length
  const there = runs.there + studies.there + projects.there
  return [
    `moved: ${runs.moved} runs, ${studies.moved} studies and ${projects.moved} projects${there === 0 ? '' : `. Already present and identical: ${runs.there} runs, ${studies.there} studies and ${projects.there} projects`}`,
    ...named('damaged, not moved', damaged),
    ...named('moved, but cannot continue', standing),
    `re-run: ${drawn} runs, ${same} identical`,
    ...named('different', different.map(saidOf)),
    ...named('cannot be re-run here', refused.map(saidOf)),
  ].join('\n')
}

const saidOf = ({ run_id, ref, answer }: MoveDone['replayed']['different'][number]) => ({
  id: run_id,
  why: `${ref}: ${answer.replaceAll('_', ' ')}`,
})

function named(what: string, all: readonly { readonly id: string; readonly why: string }[]): string[] {
  const lines = all.slice(0, MOST_NAMED).map(({ id, why }) => `${what}: ${id}: ${why}`)
  return all.length > MOST_NAMED ? [...lines, `and ${all.length - MOST_NAMED} more`] : lines
}
