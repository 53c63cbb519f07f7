/** Shackles of the catalogue, and the weakest part of a string. */
import type { Trace } from '@keelson/equations'
import { statics } from '@keelson/physics/lift/leg.ts'
import {
  SHACKLES,
  SHACKLES_CLAUSE,
  type Shackle,
  ULTIMATE_FACTOR,
  ultimateLoad,
} from '@keelson/standards/crosby-g2130-2023/shackles.ts'
import { crosbyG2130 } from '@keelson/standards/crosby-g2130-2023/source.ts'
import { BREAKING_FACTOR, requiredShackleLoad } from '@keelson/standards/dnv-st-n001-2021/shackles.ts'
import { staticForce, workingLoad } from '@keelson/standards/noble-denton-0027-rev11/shackles.ts'
import { toSI } from '@keelson/units'
import type { Given, Inputs, Perhaps } from './inputs.ts'

type Parts = Perhaps<'elements'>

export interface Listed extends Shackle {
  /** kg. */
  readonly limit: number
  readonly ultimate: number
}

export function catalogueRun(
  { part_number, sizes = [] }: Perhaps<'part_number' | 'sizes'>,
  trace: Trace,
): readonly Listed[] {
  trace.section('Catalogue')
  const wanted = SHACKLES.filter((s) => (part_number === undefined ? sizes.includes(s.size) : s.stock === part_number))
  const ordered = part_number === undefined ? sizes.flatMap((size) => wanted.filter((s) => s.size === size)) : wanted
  return ordered.map((shackle, i) => listed(shackle, ordered.length === 1 ? '' : `_${i + 1}`, trace))
}

function listed(shackle: Shackle, end: string, trace: Trace): Listed {
  const limit = trace.lookup({
    symbol: `WLL${end}`,
    title: 'Working load limit',
    unit: 't',
    source: crosbyG2130,
    clause: SHACKLES_CLAUSE,
    value: toSI(shackle.wll, 't'),
    cell: `${shackle.size} in, stock number ${shackle.stock}`,
  })
  const ultimate = trace.apply(
    ultimateLoad,
    { c_u: ULTIMATE_FACTOR, WLL: limit },
    { as: `MBL${end}`, rename: { WLL: `WLL${end}` } },
  )
  return { ...shackle, limit, ultimate }
}

export type Element = Inputs['elements'][number]
export interface Weakest {
  readonly limit: number
  readonly name: string
}

/** Of the rows that have a working load limit; undefined where none has. */
export function weakestOf({ elements = [] }: Parts, trace: Trace): Weakest | undefined {
  const limited = elements.flatMap((e, i) =>
    e.working_load_limit_t === undefined ? [] : [{ limit: e.working_load_limit_t, name: nameOf(e, i) }],
  )
  const [first, ...rest] = limited
  if (first === undefined) return undefined
  const weakest = rest.reduce((least, one) => (one.limit < least.limit ? one : least), first)
  trace.section('Weakest part')
  trace.lookup({
    symbol: 'WLL',
    title: 'Governing working load limit',
    unit: 't',
    source: statics,
    clause: 'a string is as strong as its weakest part',
    value: weakest.limit,
    cell: weakest.name,
  })
  return weakest
}

/** "row 2 ('shackle')". */
export const nameOf = ({ label, category, subcategory }: Element, i: number): string => {
  const said = label ?? subcategory ?? category
  return said === undefined ? `row ${i + 1}` : `row ${i + 1} ('${said.replaceAll('_', ' ')}')`
}

export const isShackle = ({ label = '', category = '' }: Element): boolean => /shackle/i.test(`${label} ${category}`)

/** Smallest breaking load of a shackle against what it must have. */
export interface Shackled {
  readonly demand: number
  readonly capacity: number
}
export interface PartsRun {
  readonly weakest: Weakest | undefined
  readonly shackle: Shackled | undefined
}

/** Undefined without parts. */
export function partsRun(
  p: Parts & Given<'gravity'>,
  { force: F, DAF }: { readonly force: number; readonly DAF: number },
  trace: Trace,
): PartsRun | undefined {
  if (p.elements === undefined) return undefined
  const weakest = weakestOf(p, trace)
  if (weakest) {
    trace.apply(staticForce, { F, DAF })
    trace.apply(workingLoad, { WLL: weakest.limit, g: p.gravity })
  }
  const loads = p.elements.flatMap((e) => (isShackle(e) ? (e.minimum_breaking_load_kn ?? []) : []))
  const shackle =
    loads.length === 0
      ? undefined
      : { demand: trace.apply(requiredShackleLoad, { c_sh: BREAKING_FACTOR, F }), capacity: Math.min(...loads) }
  return { weakest, shackle }
}
