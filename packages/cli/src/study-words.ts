/** A study as lines of a terminal: how its points came out, extremes, probabilities, what a goal found, warnings. */
import type { Goal, OutputStatistics, RunningStatistics, Study, StudyStatistics } from '@keelson/studies/study.ts'
import { columns } from './command.ts'

export function studyInWords(study: Study): string {
  const { status, reason, ref, points, statistics, running, warnings, study_id, report_url } = study
  const said = statistics
    ? `${statistics.statuses.PASS} pass, ${statistics.statuses.FAIL} fail, ${statistics.statuses.ERROR} could not be calculated`
    : `${points.failed} could not be calculated`
  const unitOf = (output: string) => study.columns.find(({ name }) => name === output)?.unit ?? '-'
  const { vary } = study.request
  const names = vary.kind === 'list' ? vary.names : undefined
  const outputs = (statistics?.outputs ?? []).map((output) => extremes(output, unitOf(output.output), names))
  const parts = [
    `${status}: ${points.done} of ${points.total} points of ${ref}; ${said}${reason === null ? '' : `\n${reason}`}`,
    outputs.length === 0
      ? ''
      : columns([['  output', 'minimum', 'at point', 'maximum', 'at point', 'unit'], ...outputs]),
    running && running.outputs.length > 0 ? soFarInWords(running, unitOf) : '',
    statistics ? probabilitiesInWords(statistics) : '',
    statistics?.goal ? goalInWords(statistics.goal, axisUnit(study)) : '',
    warnings.map(({ message }) => `  warning: ${message}`).join('\n'),
    `study ${study_id}\nreport ${report_url} (while \`keelson serve\` runs)`,
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

const extremes = (of: OutputStatistics, unit: string, names: readonly string[] = []): string[] => [
  `  ${of.output}`,
  digits(of.minimum),
  names[of.minimum_at] || String(of.minimum_at),
  digits(of.maximum),
  names[of.maximum_at] || String(of.maximum_at),
  unit,
]

/** Of a study that ended before it was done. */
function soFarInWords({ so_far, outputs }: RunningStatistics, unitOf: (output: string) => string): string {
  const rows = outputs.map(({ output, minimum, mean, maximum }) => [
    `  ${output}`,
    ...[minimum, mean, maximum].map(digits),
    unitOf(output),
  ])
  return `  ${so_far}\n${columns([['  output', 'minimum', 'mean', 'maximum', 'unit'], ...rows])}`
}

const axisUnit = ({ columns }: Study): string => columns.find(({ role }) => role === 'varied')?.unit ?? '-'

function probabilitiesInWords({ probabilities, probabilities_refused: refused, confidence }: StudyStatistics): string {
  if (refused !== undefined) return `  probability of failure not calculated: ${refused}`
  if (probabilities === undefined) return ''
  const level = confidence === undefined ? '' : ` (${digits(100 * confidence)} %)`
  const rows = probabilities.map(({ title, failures, count, probability, interval: [from, to] }) => [
    `  ${title}`,
    digits(probability),
    `${digits(from)} to ${digits(to)}`,
    `${failures} of ${count}`,
  ])
  return columns([['  probability of failure', '', `interval${level}`, 'points'], ...rows])
}

function goalInWords({ output, target, roots, commercial, notes }: Goal, unit: string): string {
  const at = (value: number) => (unit === '-' ? digits(value) : `${digits(value)} ${unit}`)
  const found = roots.map(
    ({ x, status, run_id }) =>
      `  ${output} is ${digits(target)} at ${at(x)}: ${status}, run ${run_id ?? 'not recorded'}`,
  )
  const walls = commercial.map(
    ({ wall, standard, status, run_id }) => `  ${at(wall)} of ${standard}: ${status}, run ${run_id ?? 'not recorded'}`,
  )
  const none = roots.length === 0 ? [`  ${output} does not reach ${digits(target)} in the range searched`] : []
  return [...none, ...found, ...walls, ...notes.map((note) => `  ${note}`)].join('\n')
}

const digits = (value: number): string => String(Number(value.toPrecision(6)))
