/** A study as lines of a terminal: how its points came out, the extremes of each output, what a goal found, warnings. */
import type { Goal, OutputStatistics, Study } from '@keelson/studies/study.ts'
import { columns } from './command.ts'

export function studyInWords(study: Study): string {
  const { status, reason, ref, points, statistics, warnings, study_id, report_url } = study
  const said = statistics
    ? `${statistics.statuses.PASS} pass, ${statistics.statuses.FAIL} fail, ${statistics.statuses.ERROR} could not be calculated`
    : `${points.failed} could not be calculated`
  const unitOf = (output: string) => study.columns.find(({ name }) => name === output)?.unit ?? '-'
  const outputs = (statistics?.outputs ?? []).map((output) => extremes(output, unitOf(output.output)))
  const parts = [
    `${status}: ${points.done} of ${points.total} points of ${ref}: ${said}${reason === null ? '' : `\n${reason}`}`,
    outputs.length === 0
      ? ''
      : columns([['  output', 'least', 'at point', 'greatest', 'at point', 'unit'], ...outputs]),
    ...(statistics?.goal ? [goalInWords(statistics.goal)] : []),
    warnings.map(({ message }) => `  warning: ${message}`).join('\n'),
    `study ${study_id}\nreport ${report_url} (while \`keelson serve\` runs)`,
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

const extremes = (of: OutputStatistics, unit: string): string[] => [
  `  ${of.output}`,
  digits(of.minimum),
  String(of.minimum_at),
  digits(of.maximum),
  String(of.maximum_at),
  unit,
]

function goalInWords({ output, target, roots, commercial, notes }: Goal): string {
  const found = roots.map(
    ({ x, status, run_id }) => `  ${output} is ${digits(target)} at ${digits(x)}: ${status}, run ${run_id}`,
  )
  const walls = commercial.map(
    ({ wall, standard, status, run_id }) => `  ${digits(wall)} of ${standard}: ${status}, run ${run_id}`,
  )
  const none = roots.length === 0 ? [`  ${output} is ${digits(target)} nowhere that was looked`] : []
  return [...none, ...found, ...walls, ...notes.map((note) => `  ${note}`)].join('\n')
}

const digits = (value: number): string => String(Number(value.toPrecision(6)))
