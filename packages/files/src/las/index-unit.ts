/** The unit of the index. LAS states it four times, with STRT, STOP, STEP and the first curve, and they must agree. */
import type { Question } from '../table.ts'
import { type LasHead, lineOf } from './head.ts'
import type { LasLine } from './line.ts'

export interface IndexUnit {
  readonly unit?: string
  readonly unitFrom?: string
}

const OF_HEAD = ['STRT', 'STOP', 'STEP']
/** 'If the index is depth, the units must be M (meters), F (feet) or FT (feet)': LAS 2.0, ~W. */
const DEPTH_UNITS: Readonly<Record<string, string>> = {
  M: 'm',
  F: 'ft',
  FT: 'ft',
  FEET: 'ft',
  METERS: 'm',
  METRES: 'm',
}

export function indexUnitOf(head: LasHead, answer: string | undefined): IndexUnit {
  if (answer !== undefined) return { unit: answer, unitFrom: 'answered' }
  const [first] = statedUnits(head)
  if (first === undefined) return {}
  const depth = DEPTH_UNITS[first.unit.toUpperCase()]
  if (depth === undefined || isTime(head)) return { unit: first.unit, unitFrom: first.from }
  return {
    unit: depth,
    unitFrom: `${first.from}: '${first.unit}', which is ${depth === 'm' ? 'metres' : 'feet'} by the standard`,
  }
}

/** Asked where the four do not agree and the index has numbers. */
export function indexUnitQuestion(head: LasHead, firstIndex: number | undefined): Question | undefined {
  if (firstIndex === undefined) return undefined
  const stated = statedUnits(head)
  const kinds = [...new Map(stated.map((one) => [inWords(one.unit), one])).values()]
  if (kinds.length < 2) return undefined
  const index = indexOf(head)
  return {
    code: 'unit',
    table: 'las',
    column: index,
    text: `What is the unit of ${index}? The file states ${kinds.map((one) => `'${one.unit}' (${one.from})`).join(' and ')}.`,
    choices: kinds.map((one) => ({
      answer: inWords(one.unit),
      means: `the first ${index}, ${firstIndex}, is in ${inWords(one.unit)}`,
    })),
  }
}

function statedUnits(head: LasHead): { unit: string; from: string }[] {
  const curve = head.curves[0]
  const lines: (LasLine | undefined)[] = [curve, ...OF_HEAD.map((mnemonic) => lineOf(head.well, mnemonic))]
  return lines.flatMap((item) => {
    if (item === undefined || item.unit === '') return []
    return [
      { unit: item.unit, from: item === curve ? `~C, line ${item.line}` : `${item.mnemonic} of ~W, line ${item.line}` },
    ]
  })
}

function inWords(unit: string): string {
  return DEPTH_UNITS[unit.toUpperCase()] ?? unit
}

function isTime(head: LasHead): boolean {
  return indexOf(head).toUpperCase().includes('TIME')
}

function indexOf(head: LasHead): string {
  return head.curves[0]?.mnemonic ?? ''
}
