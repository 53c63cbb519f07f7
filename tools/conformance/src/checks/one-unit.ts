/** A quantity of a sentence stands in the unit in which the answer has it: 8.2 kN/m is not 8,200 N/m elsewhere on the page. */
import type { DrawnResult, Emitted } from '@keelson/engine'
import { readable } from '@keelson/report/numbers.ts'
import { isUnit, unit as unitOf } from '@keelson/units'
import { withQuantities } from '@keelson/workflow/quantity-text.ts'
import { type Stated, stated } from '../stated-numbers.ts'
import type { ConformanceCheck } from '../subject.ts'

export const oneUnitCheck: ConformanceCheck = {
  name: 'a sentence has a quantity in the unit in which the answer has it',
  problems: async (subject) => {
    const found = (await subject.runs()).flatMap(({ emitted }) => otherUnits(emitted))
    return [...new Set(found)].slice(0, 8)
  },
}

interface Measured {
  readonly si: number
  readonly unit: string
  readonly dimension: string
}

/** A utilisation of 0.5 may be said as 50 %. */
const RATIO = unitOf('-').dimension
/** Twelve digits are kept in a sentence. */
const SAME = 1e-10

function otherUnits({ result, warnings }: Emitted): string[] {
  const own = new Map(
    singlesIn(result)
      .flatMap(printed)
      .map((one) => [key(one), one]),
  )
  return sentencesOf(result, warnings).flatMap((sentence) =>
    quantitiesOf(sentence).flatMap((quantity) => {
      const same = own.get(key(quantity))
      if (same === undefined || same.unit === quantity.unit) return []
      return [`${same.at} is in ${same.unit}, and in ${quantity.unit} in the sentence: ${withQuantities(sentence)}`]
    }),
  )
}

/** What stands alone on a page; a list or a table keeps the unit of its heading. */
const singlesIn = ({ values, checks, inputs }: DrawnResult): readonly Stated[] => [
  ...Object.entries(values).flatMap(([name, { unit, value }]) => single(`values/${name}`, unit, value)),
  ...checks.flatMap(({ id, demand, capacity }) =>
    [demand, capacity].flatMap((side) => single(`checks/${id}`, side.unit, side.value)),
  ),
  ...inputs.flatMap(({ name, unit, value }) => single(`inputs/${name}`, unit, value)),
]
const single = (at: string, unit: string | undefined, value: unknown): readonly Stated[] =>
  typeof value === 'number' ? stated(at, unit, value) : []

const sentencesOf = ({ said, checks }: DrawnResult, warnings: Emitted['warnings']): readonly string[] =>
  [
    said,
    ...warnings.map((warning) => warning.said),
    ...checks.flatMap((check) => Object.values(check.said ?? {})),
  ].filter((text) => text !== undefined)

function quantitiesOf(sentence: string): readonly Measured[] {
  const found: Measured[] = []
  withQuantities(sentence, ({ value, unit }) => {
    const shown = readable(value, unit)
    found.push(measured(shown.value, shown.unit ?? '-'))
    return ''
  })
  return found.filter(isTold)
}

function printed({ at, unit, value }: Stated): readonly (Measured & { readonly at: string })[] {
  if (!isUnit(unit)) return []
  const shown = readable(value, unit)
  const one = measured(shown.value, shown.unit ?? '-')
  return isTold(one) ? [{ at, ...one }] : []
}

function measured(value: number, name: string): Measured {
  const { name: unit, factor, offset, dimension } = unitOf(name)
  return { si: value * factor + offset, unit, dimension }
}
const isTold = ({ si, dimension }: Measured): boolean => si !== 0 && dimension !== RATIO

const DIGITS = Math.round(-Math.log10(SAME))
const key = ({ si, dimension }: Measured): string => `${dimension} ${si.toPrecision(DIGITS)}`
