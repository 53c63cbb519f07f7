/** Where in the folder of a workflow a problem is to be looked for: the line of what it names first. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Source {
  readonly file: string
  readonly lines: readonly string[]
}

/** `sags-too-far: checks.deflection.demand is ...` */
const OF_A_CASE = /^(?:case )?([\w.-]+): ([\w.]+)?/
const QUOTED = /"([^"]+)"/
const WORD = /[A-Za-z_][\w-]*/g

/** For the folder of the module `home`: `packages/…/cases.json:12`; undefined where a problem names nothing that stands there. */
export function placesIn(home: string, names: ReadonlySet<string>, root: string) {
  const folder = dirname(fileURLToPath(home))
  const read = (file: string): Source => ({
    file: relative(root, join(folder, file)),
    lines: readFileSync(join(folder, file), 'utf8').split('\n'),
  })
  const cases = globSync('cases.json', { cwd: folder }).map(read)
  const scripts = globSync('*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'))
  const sources = scripts.toSorted((a, b) => rankOf(a) - rankOf(b)).map(read)
  return (problem: string): string | undefined =>
    (OF_THE_ANSWER.test(problem) ? answered(sources) : undefined) ??
    cases.map((one) => inCase(one, problem)).find((place) => place !== undefined) ??
    quoted(sources, problem) ??
    declared(sources, problem, names)
}

/** Files that declare come before those that use what is declared. */
const DECLARING =
  /^(?:inputs|params|way|values|outputs|checks|pictures|tables|charts|figures|warnings|about|contract)\b/
const rankOf = (file: string): number => (DECLARING.test(file) ? 0 : 1)

/** What the case expects of the member, or where it begins. */
function inCase({ file, lines }: Source, problem: string): string | undefined {
  const [, id = '', member = ''] = OF_A_CASE.exec(problem) ?? []
  const first = lines.findIndex((line) => line.includes(`"id": "${id}"`))
  if (first === -1) return undefined
  const after = lines.slice(first + 1)
  const next = after.findIndex((line) => line.includes('"id": "'))
  const within = next === -1 ? after : after.slice(0, next)
  return `${file}:${first + 1 + within.findIndex((line) => line.includes(`"${member}": `)) + 1}`
}

/** Where the sentence is written that a run answers with. */
const OF_THE_ANSWER = /which is not in the answer '/
const ANSWER = /\b(?:answer|detail)\b\s*(?:[:,]|\})/

function answered(sources: readonly Source[]): string | undefined {
  const found = sources.find(({ lines }) => lines.some((line) => ANSWER.test(line)))
  return found && `${found.file}:${found.lines.findIndex((line) => ANSWER.test(line)) + 1}`
}

/** Where a text that the problem quotes is written. */
function quoted(sources: readonly Source[], problem: string): string | undefined {
  const [, text = ''] = QUOTED.exec(problem) ?? []
  const found = text === '' ? undefined : sources.find(({ lines }) => lines.some((line) => line.includes(text)))
  return found && `${found.file}:${found.lines.findIndex((line) => line.includes(text)) + 1}`
}

function declared(sources: readonly Source[], problem: string, names: ReadonlySet<string>): string | undefined {
  for (const name of problem.match(WORD) ?? []) {
    if (!names.has(name)) continue
    const key = new RegExp(`(?:^|[{,\\s])'?${name}'?:\\s`)
    for (const { file, lines } of sources) {
      const at = lines.findIndex((line) => key.test(line))
      if (at !== -1) return `${file}:${at + 1}`
    }
  }
  return undefined
}
