/** Every example, read in metric and in US units: each number there and back, no unit of the other practice, marks where they stood. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { DrawnResult, RunRecord } from '@keelson/engine'
import { panelsOf, unitsOf } from '@keelson/report/chart-series.ts'
import { inUnits } from '@keelson/report/in-units.ts'
import { isUnit, unit as unitOf } from '@keelson/units'
import { recordOf } from './checks/report.ts'
import { everyVersion } from './every-version.ts'
import { type Stated, stated, statedIn } from './stated-numbers.ts'
import { isRun } from './subject.ts'

type Plain = Readonly<Record<string, unknown>>
const SYSTEMS = ['metric', 'us'] as const

/** Written out here again, so that the table of families is not held to itself. */
const WRITTEN = {
  metric:
    /(^|[^A-Za-z])(in|ft|mi|yd|mil|gal|bbl|stb|[MB]?scf|M?cf|mpy|gpm|lb|slug|ton_us|ppg|k?lbf|kip|psi[ag]?|ksi|[pk]sf|Btu|hp|degF|degR|°F|°R)\d?([^A-Za-z]|$)/,
  us: /(^|[^A-Za-z])([umck]?m|L|kg|t|[kM]?N|[kMG]?Pa|bar[ag]?|J|K|degC|°C)[²³⁴\d]*([^A-Za-z]|$)/,
}
/** What the US write so too. */
const US_TOO = new Set(['ohm*cm', 'ohm·cm', 'dyn/cm'])
/** In a sentence what follows a number may be a word, and 13 3/8 in is the name of a size. */
const NO_UNITS = new Set(['in'])
/** Charts whose axes say more than a unit: '[million bbl]', '[bbl/d or Mcf/d]'. */
const AS_DECLARED = {
  metric: ['bsee-production-summary: rates, cumulative_oil, well_map, water_oil_ratio'],
  us: [],
}

const records: { readonly name: string; readonly record: RunRecord }[] = []
for (const { id, workflow, subject } of everyVersion) {
  const run = await subject().run('example', workflow.example)
  if (isRun(run)) records.push({ name: id, record: recordOf(subject(), run) })
}

/** Every number of a result that has a unit, those of its figures among them, in a fixed order. */
const statedWithFigures = (result: DrawnResult): readonly Stated[] => [
  ...statedIn(result),
  ...(result.figures ?? []).flatMap(({ id, drawing }) =>
    drawing.shapes.flatMap((shape) => {
      if (shape.kind === 'ruler') return stated(`figures/${id}`, shape.unit, 1)
      return 'label' in shape && shape.label ? stated(`figures/${id}`, shape.label.unit, shape.label.value) : []
    }),
  ),
]

/** Every sentence of a result: the answer, its warnings, its reasons, and what its checks and its assumptions say. */
const sentencesIn = ({ response }: RunRecord): readonly string[] => {
  const { values, checks, self_checks = [], assumed } = resultOf({ response })
  return [
    response.detail,
    ...(response.warnings ?? []).map(({ message }) => message),
    ...Object.values(values).map(({ reason }) => reason),
    ...checks.flatMap(({ reason, note, accepted }) => [reason, note, accepted?.outside]),
    ...self_checks.map(({ reason }) => reason),
    ...assumed.map(({ why }) => why),
  ].filter((text) => typeof text === 'string')
}

/** Each position of a chart: its title and its numbers. */
const positionsIn = (spec: Plain) =>
  panelsOf(spec).flatMap((panel) =>
    unitsOf(panel).flatMap(({ encoding, data }) =>
      ['x', 'y'].flatMap((name) => {
        const channel = (encoding as Plain)[name] as Plain | undefined
        if (channel?.type !== 'quantitative') return []
        const rows = ((data as Plain | undefined)?.values ?? []) as readonly Plain[]
        const isLog = (channel.scale as Plain | undefined)?.type === 'log'
        const numbers = rows.map((row) => row[String(channel.field)]).filter((x) => typeof x === 'number')
        return [{ title: String(channel.title ?? ''), numbers: isLog ? numbers.map(Math.log) : numbers }]
      }),
    ),
  )

/** Every text of a chart, names of fields and marks among them. */
function textsIn(part: unknown): readonly string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : []
}

/** The suite draws every picture. */
const resultOf = ({ response }: Pick<RunRecord, 'response'>): DrawnResult => {
  assert.ok(response.result)
  return response.result as DrawnResult
}

for (const system of SYSTEMS) {
  describe(`every example in ${system} units`, () => {
    const read = records.map(({ name, record }) => ({
      name,
      differences: new Set(record.contract?.differences),
      before: resultOf(record),
      after: resultOf(inUnits(record, system)),
    }))

    it('has no unit of the other practice', () => {
      const wrong = read.flatMap(({ name, after }) =>
        statedWithFigures(after).flatMap(({ at, unit }) =>
          WRITTEN[system].test(unit) && !(system === 'us' && US_TOO.has(unit)) ? [`${name} ${at}: ${unit}`] : [],
        ),
      )
      // A price is told by the barrel and by the thousand cubic feet everywhere.
      assert.deepEqual(
        [...new Set(wrong)].filter((text) => !/: [kM]?USD\//.test(text)),
        [],
      )
    })

    it('has sentences without a unit of the other practice', () => {
      const wrong = records.flatMap(({ name, record }) =>
        sentencesIn(inUnits(record, system)).flatMap((text) =>
          [...text.matchAll(/\d ([^\s\d,;:()'".][^\s,;:()'".]*)/g)].flatMap(([, unit = '']) =>
            isUnit(unit) && WRITTEN[system].test(unit) && !NO_UNITS.has(unit) ? [`${name}: ${text}`] : [],
          ),
        ),
      )
      assert.deepEqual([...new Set(wrong)], [])
    })

    it('has the numbers that it has as declared, to 1e-12, and shifts no difference of temperatures', () => {
      for (const { name, differences, before, after } of read) {
        const [from, to] = [statedWithFigures(before), statedWithFigures(after)]
        assert.equal(to.length, from.length)
        for (const [i, { at, unit, value }] of to.entries()) {
          const own = from[i]
          assert.ok(own)
          if (at.startsWith('figures/') && value === 1) continue
          const [a, b] = [unitOf(unit), unitOf(own.unit)]
          assert.equal(a.dimension, b.dimension, `${name} ${at}`)
          const shift = differences.has(at) ? 0 : (a.offset - b.offset) / b.factor
          const back = (value * a.factor) / b.factor + shift
          const size = Math.max(Math.abs(own.value), Math.abs(shift))
          assert.ok(
            Math.abs(back - own.value) <= 1e-12 * size,
            `${name} ${at}: ${value} ${unit} of ${own.value} ${own.unit}`,
          )
        }
      }
    })

    it('has charts whose marks stand where they stood', () => {
      for (const { name, before, after } of read) {
        for (const [k, chart] of before.charts.entries()) {
          const [from, to] = [positionsIn(chart.spec), positionsIn(after.charts[k]?.spec ?? {})]
          assert.equal(to.length, from.length)
          for (const [i, { numbers, title }] of to.entries()) {
            const own = from[i]?.numbers ?? []
            const off = shares(numbers).map((share, n) => Math.abs(share - (shares(own)[n] ?? Number.NaN)))
            assert.ok(Math.max(0, ...off) <= roundingOf(own), `${name} ${chart.id}: ${title}`)
          }
        }
      }
    })

    it('has charts in its own units throughout, or says that a chart is as declared', () => {
      const left = read.flatMap(({ name, after }) => {
        const own = after.charts.filter(({ description }) => description.endsWith(' In the units as declared.'))
        return own.length === 0 ? [] : [`${name}: ${own.map(({ id }) => id).join(', ')}`]
      })
      assert.deepEqual(left, AS_DECLARED[system])
      const wrong = read.flatMap(({ name, after }) =>
        after.charts
          .filter(({ description }) => !description.endsWith(' In the units as declared.'))
          .flatMap(({ id, spec }) =>
            textsIn(spec).flatMap((text) => {
              const bracket = /\[([^[\]]*)\]$/.exec(text)?.[1]
              const quantity = /(?:^|\s)-?\d+(?:\.\d+)? ([^\s,;:()]+)(?=$|[,;:)]| \()/.exec(text)?.[1]
              const foreign = [bracket, quantity].filter(
                (unit) => unit !== undefined && isUnit(unit) && WRITTEN[system].test(unit) && !US_TOO.has(unit),
              )
              return foreign.map((unit) => `${name} ${id}: ${unit}`)
            }),
          ),
      )
      assert.deepEqual([...new Set(wrong)], [])
    })
  })
}

/** Where numbers lie between the least and the greatest of them. */
function shares(numbers: readonly number[]): readonly number[] {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)]
  return high > low ? numbers.map((x) => (x - low) / (high - low)) : []
}

/** Six digits are drawn of each number and of both ends, before and after. */
function roundingOf(numbers: readonly number[]): number {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)]
  return (4 * 5e-6 * Math.max(1, Math.abs(low), Math.abs(high))) / (high - low || 1)
}
