/** Kick tolerance: the influx that can be shut in and circulated past the shoe, and the pressures at it. */
import * as kick from '@keelson/physics/well-planning/kick-tolerance.ts'
import { redmann } from '@keelson/physics/well-planning/sources.ts'
import { inPractice, notApplicable, notChecked, shownIn } from '@keelson/workflow'
import { influxFigure, kickFigures } from './figures.ts'
import { type Perhaps, way } from './inputs.ts'
import { KICK_INPUTS, KICK_OPTIONS } from './inputs-kick.ts'
import { FULL_DISPLACEMENT, isFullyDisplaced, type Kick, kickOf } from './kick.ts'
import { kickChart, kickCharts } from './pictures.ts'
import { kickRules } from './rules.ts'
import { sentence } from './sentence.ts'
import { kickWarnings } from './warnings.ts'

const { gives, compares } = inPractice('oilfield')
const needs = KICK_INPUTS

export const kickValues = {
  kick_tolerance: gives(
    kick.kickTolerance,
    'kick_volume',
    'Maximum influx volume at the bottom that can be shut in and circulated past the shoe.',
    { needs },
  ),
  maximum_allowable_annular_surface_pressure: gives(
    kick.greatestSurfacePressure,
    'well_pressure_gauge',
    'Allowable annular surface pressure with mud down to the shoe, without the safety margin.',
    { needs },
  ),
  maximum_influx_height: gives(
    kick.greatestHeight,
    'well_section_length',
    'Maximum vertical height of the influx, limited to the open hole height.',
    {
      needs,
    },
  ),
  kick_tolerance_volume_at_bottom: gives(
    kick.volumeAtBottom,
    'kick_volume',
    'Volume of an influx of the maximum height around the bottomhole assembly.',
    {
      needs,
    },
  ),
  kick_tolerance_volume_at_shoe: gives(
    kick.volumeAtShoe,
    'kick_volume',
    'Volume of an influx of the maximum height below the shoe.',
    { needs },
  ),
  shoe_volume_converted_to_bottom: gives(
    kick.shoeVolumeAtBottom,
    'kick_volume',
    'Volume below the shoe, converted to bottom conditions at entry.',
    { needs },
  ),
  kick_intensity: gives(
    kick.kickIntensity,
    'mud_weight_margin',
    'Formation pressure gradient minus the mud weight; 0 for a swabbed influx.',
    { needs },
  ),
}
export const kickChecks = {
  shut_in: compares('net_pressure', {
    title: 'Shut-in pressure',
    criterion: kick.kickTolerance,
    demand: kick.shutInShoePressure,
    capacity: kick.pressureAllowed,
    needs,
  }),
  kick_tolerance: compares('kick_volume', {
    title: 'Kick tolerance',
    criterion: kick.kickTolerance,
    demand: { input: 'required_kick_tolerance', title: 'Minimum kick tolerance' },
    capacity: kick.kickTolerance,
    needs: [...KICK_INPUTS, 'required_kick_tolerance'],
  }),
  annular_pressure: compares('net_pressure', {
    title: 'Shoe fracture by mud column',
    criterion: { source: redmann, clause: 'maximum allowable annular surface pressure' },
    demand: { symbol: 'P_mud', title: 'Mud pressure at the shoe' },
    capacity: { symbol: 'P_fr', title: 'Fracture pressure at the shoe' },
    needs,
    neverFails: 'A mud weight that would fracture the shoe is rejected as an input.',
  }),
}

export const byKick = way({
  takes: [...KICK_INPUTS, 'safety_margin'],
  may: [...KICK_OPTIONS, 'required_kick_tolerance'],
  rules: kickRules,
  values: kickValues,
  checks: kickChecks,
  charts: kickCharts,
  figures: kickFigures,
  calculate: (p, trace) => {
    const found = kickOf(p, trace)
    return {
      ...ofKick(p, found),
      charts: () => kickChart(p, found),
      figures: () => ({ influx: influxFigure(p, found) }),
      warnings: kickWarnings(p, found),
      detail: sentence(kicked(found)),
    }
  },
})

/** What is said beside the traced numbers. */
export function ofKick({ required_kick_tolerance: required }: Perhaps<'required_kick_tolerance'>, found: Kick) {
  const displaced = isFullyDisplaced(found)
  const failure = 'the well cannot be shut in on any influx without fracturing the shoe'
  return {
    values: { ...(displaced && { kick_tolerance: notApplicable(FULL_DISPLACEMENT) }) },
    checks: {
      ...(displaced && required !== undefined && { kick_tolerance: notChecked('other_mode', FULL_DISPLACEMENT) }),
    },
    beside: { ...(found.h_al <= 0 && { shut_in: { failure } }) },
  }
}

export function kicked(found: Kick): string {
  const pressure = `MAASP ${shownIn(found.MAASP, 'psi')}`
  if (isFullyDisplaced(found)) return `${pressure}; the shoe withstands an open hole full of influx`
  return `kick tolerance ${shownIn(found.KT, 'bbl')}, ${pressure}`
}
