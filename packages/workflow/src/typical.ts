/** A value outside the field's usual range is probably a unit slip: the warning says which unit was probably meant. */
import { convert, isUnit, printNumber } from '@keelson/units'
import type { TObject } from 'typebox'
import type { Warning } from './outcome.ts'
import { annotations } from './params.ts'
import type { InputAnswer } from './result.ts'

/** Units in which field numbers are usually written, tried in this order for a slip. */
const OFTEN_MEANT = [
  'mm',
  'in',
  'm',
  'ft',
  'km',
  'kPa',
  'MPa',
  'psi',
  'bar',
  'Pa',
  'N',
  'kN',
  'MN',
  'kip',
  'lbf',
  'kg',
  't',
  'lb',
  'kg/m3',
  't/m3',
  'ppg',
  'N/m3',
  'kN/m3',
  'N/m',
  'kN/m',
  'degC',
  'degF',
  'K',
  'm/s',
  'kn',
  'ft/s',
  's',
  'min',
  'h',
  'year',
  'd',
  'mm2',
  'm2',
  'in2',
  'deg',
  'rad',
  'Hz',
  'rad/s',
  '%',
  '-',
]

/** One warning for each given input that lies outside its usual range. */
export function typicalWarnings(inputs: readonly InputAnswer[], schema: TObject): Warning[] {
  return inputs.flatMap((input) => {
    const spec = schema.properties[input.name]
    const { typical, unit } = spec ? annotations(spec) : { typical: undefined, unit: undefined }
    if (!typical || unit === undefined) return []
    const numbers = (Array.isArray(input.value) ? input.value : [input.value]).filter((v) => typeof v === 'number')
    const outside = numbers.find((v) => v < typical[0] || v > typical[1])
    if (outside === undefined) return []
    const shownUnit = unit === '-' ? '' : ` ${unit}`
    const meant = probablyMeant(outside, unit, typical)
    return [
      {
        code: 'outside_usual_range',
        message: `${input.name} was read as ${printNumber(outside)}${shownUnit}; usual is ${typical[0]} to ${typical[1]}${shownUnit}${meant ? `. Was ${printNumber(outside)} ${meant} meant?` : ''}`,
        path: `/${input.name}`,
      },
    ]
  })
}

function probablyMeant(value: number, unit: string, [low, high]: readonly [number, number]): string | undefined {
  return OFTEN_MEANT.find((other) => {
    if (other === unit || !isUnit(other)) return false
    try {
      const read = convert(value, other, unit)
      return read >= low && read <= high && read !== value
    } catch {
      return false
    }
  })
}
