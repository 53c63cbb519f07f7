/** The wells of the field in a row, the one in greatest need first. */
import { type Drawing, figure, type Label, named, type Parts } from '@keelson/figures'
import type { Role } from '@keelson/figures/drawing.ts'
import { pumpedWells, pumpOf, rowFrame, signOf, type WellInRow } from '@keelson/figures/things/pumped-wells.ts'
import type { Status } from '@keelson/physics/rod-pump/field-health.ts'
import { firstOf, type NotApplicable, notApplicable, saying } from '@keelson/workflow'
import type { Field } from './calculate-field.ts'
import type { WellHealth } from './calculate-wells.ts'

/** More wells are not told apart. */
const MOST = 8
const ASPECT = 0.55
const ROLES: Readonly<Record<Status, Role>> = { normal: 'answer', warning: 'metal', critical: 'limit', failure: 'flaw' }
const SHORT = 16

export function fieldFigure({ ranked, number }: Field): Drawing | NotApplicable {
  const { shown, note } = firstOf(ranked, { most: MOST, things: 'wells', by: 'the most critical' })
  if (shown.length === 0) return notApplicable('no well could be analysed')
  const row = rowOf(shown)
  const wells = figure(
    { unit: 'm', scale: 'none', aspect: ASPECT, frame: rowFrame(shown.length) },
    pumpedWells(row),
    shown.map(
      (well, i): Parts => [
        { kind: 'text', at: signOf(i), towards: 'n', label: nameOf(well) },
        row[i] !== undefined && {
          kind: 'text',
          at: pumpOf(i, row[i]),
          towards: 'e',
          label: well.fillage === undefined ? named('unknown') : named('', well.fillage, '%'),
        },
      ],
    ),
    number > shown.length && {
      kind: 'text',
      at: [rowFrame(shown.length).x[1], 0.05],
      towards: 'n',
      label: named(`of ${number} wells`),
    },
  )
  return saying(wells, note)
}

function rowOf(shown: readonly WellHealth[]): readonly WellInRow[] {
  const depths = shown.map(({ card, row }) => card?.run.well.pump_depth ?? row.pump_depth)
  const loads = shown.map(({ card }) => card?.run.surface.F_max)
  const deepest = Math.max(0, ...depths.flatMap((d) => d ?? []))
  const most = Math.max(0, ...loads.flatMap((F) => F ?? []))
  return shown.map(({ status, fillage }, i) => ({
    depth: deepest > 0 ? (depths[i] ?? deepest) / deepest : 1,
    fillage,
    load: most > 0 ? (loads[i] ?? 0) / most : undefined,
    role: ROLES[status],
    is: status,
  }))
}

const nameOf = ({ id, status }: WellHealth): Label =>
  named(`${id.length > SHORT ? `${id.slice(0, SHORT - 1)}…` : id}, ${status}`)
