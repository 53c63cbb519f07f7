/** The answer of a run as lines of a terminal: verdict, inputs as they were read, key results, checks, warnings. */
import {
  type AssumedAnswer,
  assumedByKind,
  type CheckAnswer,
  type FileUse,
  type RunResponse,
  stateInWords,
  stateOf,
} from '@keelson/engine'
import { placeInWords } from '@keelson/engine/file-place.ts'
import { digitsApart, type InputAnswer, shownUtilisation, withCommas } from '@keelson/workflow'
import { columns } from './command.ts'

export interface Wanted {
  /** Values that answer the question. */
  readonly answers: readonly string[]
  /** Inputs that the call stated, which are shown as they were read. */
  readonly stated: readonly string[]
}

export function answerInWords(answer: RunResponse, { answers, stated }: Wanted): string {
  const { status, detail, result, warnings = [], report_url, run_id, provenance } = answer
  const values = answers.flatMap((name) => {
    const value = result?.values[name]
    return value ? [[`  ${value.label}`, shown(value)]] : []
  })
  const all = result?.checks ?? []
  const idle = all.filter((c) => stateOf(c) === 'not_applicable')
  const checks = all.flatMap((c) => (idle.includes(c) ? [] : [checkCells(c)]))
  const parts = [
    `${status}: ${detail}`,
    assumedLines(result?.assumed ?? []).join('\n'),
    (provenance?.files ?? []).map((file) => fileLine(file, result?.inputs ?? [])).join('\n'),
    columns((result?.inputs ?? []).filter((i) => stated.includes(i.name)).map(asRead)),
    columns(values),
    columns(checks),
    idle.length === 0 ? '' : `  not applicable: ${idle.map(({ title }) => title).join('; ')}`,
    warnings.map((w) => `  warning: ${w.message}`).join('\n'),
    `run ${run_id}${report_url === null ? '' : `\nreport ${report_url} (while \`keelson serve\` runs)`}`,
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

const checkCells = (check: CheckAnswer): readonly string[] => [
  `  ${check.title}`,
  stateInWords(check),
  check.utilisation === null ? '' : shownUtilisation(check.utilisation, check.limit ?? 1),
  check.reason ?? check.clause,
]

/** '  read from survey.csv: Measured depth; Inclination; not read: comment lines, 2'. */
function fileLine({ digest, inputs, read }: FileUse, all: readonly InputAnswer[]): string {
  const titles = new Map(all.map(({ name, title }) => [name, title]))
  const places = inputs.map((input) => placeInWords(input, titles))
  const omitted = (read?.left ?? []).map(({ what, count }) => `; not read: ${what}, ${count}`)
  return `  read from ${read?.name ?? `the file ${digest}`}: ${places.join('; ')}${omitted.join('')}`
}

/** '  set: Outside diameter  12 3/4 in = 323.85 mm': the unit that was read, and the one that was meant by none. */
function asRead({ title, typed, value, unit = '-' }: InputAnswer): string[] {
  const read = `${typeof value === 'string' ? value : JSON.stringify(value)}${unit === '-' ? '' : ` ${unit}`}`
  const same = typeof typed !== 'string' || typed === value
  return [`  set: ${title}`, same ? read : `${typed} = ${read}`]
}

/** What a line holds of a value: few digits, and all of them with --json. */
interface Shown {
  readonly value: unknown
  readonly unit?: string | null
  readonly reason?: string
}

function shown({ value, unit, reason }: Shown): string {
  if (value === null) return `none: ${reason}`
  const ratio = (unit ?? '-') === '-'
  const text = typeof value === 'number' ? digits(value, ratio) : JSON.stringify(value)
  return ratio ? text : `${text} ${unit}`
}

const digits = (value: number, ratio: boolean): string =>
  withCommas(String(Number.isInteger(value) ? value : Number(value.toPrecision(ratio ? digitsApart(value, 1, 4) : 4))))

/** A line for each assumption with a reason, one for the plain defaults and one for what was not provided. */
function assumedLines(all: readonly AssumedAnswer[]): readonly string[] {
  const { reasoned, defaults, absent } = assumedByKind(all)
  const line = (term: string, of: readonly string[]) => (of.length === 0 ? [] : [`  ${term}: ${of.join('; ')}`])
  return [
    ...reasoned.map((a) => `  assumed: ${a.title} ${shown(a)}: ${a.why}`),
    ...line(
      'defaults',
      defaults.map((a) => `${a.title} ${shown(a)}`),
    ),
    ...line(
      'not provided',
      absent.map(({ title }) => title),
    ),
  ]
}
