/** One quantity has the same digits wherever the first sheet states it: those of the conclusion. */
import type { RunRecord } from '@keelson/engine/record.ts'
import { plainText } from './html.ts'
import { readable, unitTextAfter } from './numbers.ts'
import { pageUnits } from './page-units.ts'
import { spokenAnswer } from './spoken-answer.ts'

/** A number as the conclusion has it, and what follows. */
interface Said {
  readonly text: string
  readonly value: number
  readonly after: string
}

const NUMBER = /(?<![\w.,·−-]|\d )−?\d[\d,]*(?:\.\d+)?(?![\d,.]*\d|×)/g
/** What may not follow a unit: more of it. */
const MORE = /^[\p{L}\d/·²³⁻°]/u
/** Fewer digits tell too little of what they are of. */
const [LEAST, MOST] = [3, 9]

const known = new WeakMap<RunRecord, readonly Said[]>()

function saidIn(record: RunRecord): readonly Said[] {
  const kept = known.get(record) ?? read(plainText(spokenAnswer(record)).replace(/\u00a0|\u202f/g, ' '))
  known.set(record, kept)
  return kept
}

const read = (text: string): readonly Said[] =>
  [...text.matchAll(NUMBER)].map(({ 0: number, index }) => ({
    text: number,
    value: Number(number.replaceAll(',', '').replace('−', '-')),
    after: text.slice(index + number.length),
  }))

/** The number of the conclusion that is this quantity; undefined where it states none, or one that could be another. */
export function concluded(record: RunRecord, value: number, unit: string | undefined): string | undefined {
  const unitText = unitTextAfter(unit, value)
  if (unitText === '') return undefined
  const own = saidIn(record).find((said) => isRounded(value, said.value) && isFollowedBy(said, unitText))
  if (own === undefined) return undefined
  const others = numbersIn(record, unit).filter((other) => !isSame(other, value) && isRounded(other, own.value))
  return others.length === 0 ? own.text : undefined
}

const isFollowedBy = ({ after }: Said, unit: string): boolean =>
  after.startsWith(unit) && !MORE.test(after.slice(unit.length))

function isRounded(value: number, said: number): boolean {
  for (let digits = LEAST; digits <= MOST; digits++) if (Number(value.toPrecision(digits)) === said) return true
  return false
}

const SAME = 1e-9
const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= SAME * Math.max(Math.abs(a), Math.abs(b))

/** Values and both sides of the checks, as they are read. */
function numbersIn(record: RunRecord, unit: string | undefined): readonly number[] {
  const { values = {}, checks = [] } = record.response.result ?? {}
  const stated = [...Object.values(values), ...checks.flatMap(({ demand, capacity }) => [demand, capacity])]
  return stated.flatMap((one) => {
    if (typeof one.value !== 'number') return []
    const shown = readable(one.value, one.unit, pageUnits(record))
    return shown.unit === unit ? [shown.value] : []
  })
}
