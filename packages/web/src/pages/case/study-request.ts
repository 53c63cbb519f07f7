/** What is asked of the service for a sheet as it stands, and at which box each part of the request was filled in. */
import {
  type AxisRequest,
  type DistributionName,
  type DistributionRequest,
  type SamplingMethod,
  SCAN_POINTS,
  type VaryRequest,
} from '@keelson/studies/request.ts'
import type { Problem } from '@keelson/workflow'
import { numeral } from '../../form/case/field.ts'
import { MEMBERS } from './study-filled.ts'
import { wholesBetween } from './study-range.ts'
import type { AxisSheet, DistributionRow, Entry, Sheet, Span, SwingRow } from './study-sheet.ts'

export interface AskedStudy {
  readonly vary: VaryRequest
  /** Id of the box of each pointer into the request. */
  readonly places: Readonly<Record<string, string>>
  /** What cannot be sent. */
  readonly problems: readonly Problem[]
}
/** Notes of a request as it is written. */
interface Notes {
  readonly places: Record<string, string>
  readonly problems: Problem[]
}

export function askedStudy(sheet: Sheet): AskedStudy {
  const notes: Notes = { places: {}, problems: [] }
  return { vary: varyOf(sheet, notes), ...notes }
}

/** How many points a request makes, refinements of a goal aside. */
export function pointsOf(vary: VaryRequest): number {
  switch (vary.kind) {
    case 'goal':
      return vary.count ?? SCAN_POINTS
    case 'grid':
      return vary.axes.reduce((n, { count, values }) => n * (values?.length ?? count ?? 1), 1)
    case 'one_at_a_time':
      return 1 + 2 * vary.params.length
    case 'sample':
      return vary.count * (vary.indices ? vary.distributions.length + 2 : 1)
    case 'list':
      return vary.rows?.length ?? 0
  }
}

/** The box of a pointer, else of what it is part of, else of the first of its parts; undefined where it has none. */
export function placeOf(pointer: string, places: AskedStudy['places']): string | undefined {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) if (places[at]) return places[at]
  return Object.entries(places).find(([at]) => at.startsWith(`${pointer}/`))?.[1]
}

function varyOf(sheet: Sheet, notes: Notes): VaryRequest {
  switch (sheet.question) {
    case 'goal': {
      const { input, output, target, targetUnit } = sheet
      notes.places['/vary/param'] = sheet.choice.id
      notes.places['/vary/target/output'] = output.id
      notes.places['/vary/target'] = target.id
      return {
        kind: 'goal',
        param: input.param,
        between: [end(sheet.from, '/vary/between/0', notes), end(sheet.to, '/vary/between/1', notes)],
        ...unitOf(sheet),
        target: {
          output: output.value,
          value: end(target, '/vary/target/value', notes),
          ...(targetUnit !== undefined && { unit: targetUnit }),
        },
      }
    }
    case 'one':
    case 'two':
      return { kind: 'grid', axes: sheet.axes.map((axis, i) => axisOf(axis, `/vary/axes/${i}`, notes)) }
    case 'matters':
      return swingsOf(sheet.rows, notes)
    case 'uncertain': {
      const { rows, params, method, count, indices } = sheet
      Object.assign(notes.places, { '/vary/method': method.id, '/vary/indices': indices.id })
      if (rows.length === 0) refuse(params, '/vary/distributions', 'is empty; add an input', notes)
      return {
        kind: 'sample',
        method: method.value as SamplingMethod,
        count: counted(count, '/vary/count', notes),
        distributions: rows.map((row, i) => distributionOf(row, `/vary/distributions/${i}`, notes)),
        ...(indices.value === 'yes' && { indices: true }),
      }
    }
  }
}

const unitOf = ({ input: { unit } }: Pick<Span, 'input'>) => (unit === undefined ? {} : { unit })

function axisOf(axis: AxisSheet, at: string, notes: Notes): AxisRequest {
  const { input, choice } = axis
  notes.places[`${at}/param`] = choice.id
  const [from, to] = [end(axis.from, `${at}/from`, notes), end(axis.to, `${at}/to`, notes)]
  const count = counted(axis.count, `${at}/count`, notes)
  const isWhole = input.whole && typeof from === 'number' && typeof to === 'number'
  if (!isWhole) return { param: input.param, from, to, count, ...unitOf(axis) }
  notes.places[`${at}/values`] = axis.from.id
  return { param: input.param, values: wholesBetween(from, to, count), ...unitOf(axis) }
}

function swingsOf(rows: readonly SwingRow[], notes: Notes): VaryRequest {
  const chosen = rows.filter(({ on }) => on.value === 'yes')
  const [first] = rows
  if (chosen.length === 0 && first) refuse(first.on, '/vary/params', 'is empty; select an input', notes)
  return {
    kind: 'one_at_a_time',
    params: chosen.map((row, i) => {
      const at = `/vary/params/${i}`
      notes.places[`${at}/param`] = row.on.id
      const [low, high] = [end(row.low, `${at}/low`, notes), end(row.high, `${at}/high`, notes)]
      return { param: row.input.param, low, high, ...unitOf(row) }
    }),
  }
}

function distributionOf(row: DistributionRow, at: string, notes: Notes): DistributionRequest {
  const { input, distribution, parameters, spreadIn } = row
  notes.places[`${at}/distribution`] = distribution.id
  const given = new Map(parameters.map(([name, box]) => [name, number(box, `${at}/${MEMBERS[name]}`, notes)] as const))
  const mean = given.get('mean')
  const stated = [...given].map(([name, value]): [string, number] => {
    const isShare = name === 'spread' && spreadIn.value === '%'
    return [MEMBERS[name], isShare ? rounded((value / 100) * Math.abs(mean ?? 0)) : value]
  })
  return {
    param: input.param,
    distribution: distribution.value as DistributionName,
    ...unitOf(row),
    ...Object.fromEntries(stated),
  }
}

/** Without the noise of the last bits. */
const rounded = (x: number): number => Number(x.toPrecision(12))

/** A number in the unit beside the box, or a text that says its own. */
function end(box: Entry, at: string, notes: Notes): number | string {
  notes.places[at] = box.id
  const text = box.value.trim()
  if (text === '') refuse(box, at, 'is required', notes)
  return numeral(text) ?? text
}

function number(box: Entry, at: string, notes: Notes): number {
  notes.places[at] = box.id
  const text = box.value.trim()
  const value = numeral(text)
  if (value !== undefined) return value
  refuse(box, at, text === '' ? 'is required' : `must be a number (entered: “${text}”)`, notes)
  return 0
}

function counted(box: Entry, at: string, notes: Notes): number {
  const value = number(box, at, notes)
  const isNamed = notes.problems.some(({ pointer }) => pointer === at)
  if (!isNamed && !(Number.isInteger(value) && value >= 2))
    refuse(box, at, `must be a whole number of at least 2 (entered: ${value})`, notes)
  return value
}

function refuse({ id }: Entry, pointer: string, message: string, { places, problems }: Notes): void {
  places[pointer] = id
  problems.push({ pointer, message })
}
