/** The circulation of a whole well, with surge and swab where a tripping speed is given. */
import * as column from '@keelson/physics/drilling-hydraulics/column.ts'
import { surfaceLoss } from '@keelson/standards/api-rp-13d-2010/surface-equipment.ts'
import { inPractice, rowsValue, shownIn, textColumn } from '@keelson/workflow'
import { bestRate, bestTold, bitValues, isOptimised, optimumOf, parasiticOf } from './bit.ts'
import { type Trip, tripOf } from './calculate-trip.ts'
import { atBit, wellOf } from './calculate-well.ts'
import { circulationCharts } from './charts.ts'
import { type Circulation, circulate, gelOf } from './circulation.ts'
import { carried, cleanHole, cleaningCheck, cleaningTold, cleaningValues } from './cleaning.ts'
import { circulationFigures } from './figures.ts'
import { circulationLeft, FLOWS, movingOf, type StretchFlow } from './flow.ts'
import { way } from './inputs.ts'
import { mud, offTheMiddle, ownLaw } from './inputs-mud.ts'
import { bounds, cuttings, sought, trip as tripping } from './inputs-work.ts'
import { lawValues, mudValues } from './mud.ts'
import { annulusValues, inAnnulus, inString, stringValues } from './passages.ts'
import { aroundChart, mudChart, sectionFigure, tripChart, wellCharts, wellFigure } from './pictures.ts'
import { assumedOf, fracture, tripBeside, tripChecks, tripTable, tripTables, tripValues, WINDOW } from './trip.ts'
import { circulationWarnings, mudWarnings, optimumWarnings, tripWarnings } from './warnings.ts'

const { compares, gives, numberColumn } = inPractice('oilfield')

export const wholeWell = way({
  takes: [
    ...mud.takes,
    ...['flow_rate', 'measured_depth', 'true_vertical_depth', 'discharge_coefficient', 'optimisation_criterion'],
    ...tripping.takes,
    ...cuttings.takes,
  ] as const,
  unlessReplaced: ['hole_diameter', 'drill_pipe_outer_diameter', 'drill_pipe_inner_diameter'],
  may: [
    ...mud.may,
    ...['sections', 'nozzle_sizes', 'surface_equipment_case', 'surface_equipment_pressure_loss', 'gel_strength'],
    ...['maximum_pump_pressure', 'pore_pressure_gradient', 'fracture_gradient', 'tripping_speed'],
    ...tripping.may,
    ...cuttings.may,
  ] as const,
  takesWhen: { ...mud.takesWhen, maximum_pump_pressure: sought },
  mayWhen: {
    ...mud.mayWhen,
    ...ownLaw,
    eccentricity: offTheMiddle,
    ...bounds,
    ...tripping.mayWhen,
    ...cuttings.mayWhen,
  },
  values: {
    standpipe_pressure: gives(
      column.standpipePressure,
      'pressure_loss',
      'Sum of surface equipment, string, bit and annulus losses and the pressure due to the cuttings weight.',
      { signed: true },
    ),
    surface_equipment_pressure_loss: gives(
      surfaceLoss,
      'pressure_loss',
      'Surface equipment pressure loss, calculated or entered; 0 if neither the type nor the loss is entered.',
      { signed: true, orInput: 'surface_equipment_pressure_loss' },
    ),
    equivalent_circulating_density: gives(
      column.circulatingDensity,
      'mud_density',
      'Equivalent circulating density at the bit.',
      { signed: true },
    ),
    section_losses: rowsValue({
      title: 'Pressure losses by section',
      description: 'Pressure losses in the string, then in the annulus, each from the surface down.',
      columns: {
        kind: textColumn('Section type'),
        top_measured_depth: numberColumn('well_depth', 'Top'),
        bottom_measured_depth: numberColumn('well_depth', 'Bottom'),
        velocity: numberColumn('annular_velocity', 'Velocity'),
        reynolds_number: numberColumn('-', 'Reynolds number'),
        flow_regime: textColumn('Flow'),
        pressure_loss: numberColumn('pressure_loss', 'Pressure loss'),
      },
    }),
    ...stringValues,
    ...annulusValues,
    ...mudValues,
    ...bitValues,
    ...tripValues,
    ...cleaningValues,
  },
  checks: {
    equivalent_circulating_density: compares('mud_density', {
      title: 'Fracture during circulation',
      criterion: WINDOW,
      demand: column.circulatingDensity,
      capacity: fracture,
      needs: ['fracture_gradient'],
      reach: FLOWS,
    }),
    ...tripChecks,
    pump_pressure: compares('pressure_loss', {
      title: 'Pump pressure',
      criterion: column.standpipePressure,
      demand: { symbol: 'p_sp', title: 'Standpipe pressure or bit pressure loss' },
      capacity: { input: 'maximum_pump_pressure', title: 'Maximum pump pressure' },
      needs: ['maximum_pump_pressure'],
      reach: FLOWS,
    }),
    ...cleanHole,
    ...bestRate,
  },
  tables: tripTable,
  charts: { ...wellCharts, ...tripChart, ...mudChart, ...aroundChart },
  figures: { ...wellFigure, ...sectionFigure },
  calculate: (p, trace) => {
    const moving = movingOf(p, p.eccentricity, trace)
    const well = wellOf(p)
    const found = circulate(p, moving, well, p.flow_rate, trace)
    const trip = p.tripping_speed === undefined ? undefined : tripOf(p, moving, well, trace)
    gelOf(p, well, trace)
    const best = isOptimised(p) ? optimumOf(p, p.flow_rate, parasiticOf(found, trace), trace) : undefined
    const rate = bestTold(p, best)
    const left = circulationLeft(moving, found.annuli)
    const outside = left && { kind: 'out_of_reach' as const, why: left }
    return {
      values: {
        section_losses: lossRows([...found.string, ...found.annuli]),
        ...inString(atBit(found.string), atBit(found.string).v),
        ...inAnnulus(atBit(found.annuli)),
        ...lawValues(moving.model, found.law),
        ...cleaningTold(p, found.cleaning),
        equivalent_annular_velocity: trip?.fastest.v,
        ...rate.values,
      },
      checks: { hole_cleaning: cleaningCheck(found.cleaning, well), ...rate.checks },
      beside: {
        equivalent_circulating_density: weighing(p.rate_of_penetration, found) ?? {
          note: found.dP_c > 0 ? 'with cuttings' : 'without cuttings',
          doubt: outside,
        },
        ...tripBeside(moving),
        pump_pressure: { doubt: found.bit === undefined ? WITHOUT_BIT : outside },
        ...rate.beside,
      },
      tables: () => tripTables(trip),
      charts: () => circulationCharts(p, moving, well, found, trip),
      figures: () => circulationFigures(p, moving, well, found),
      warnings: [
        ...mudWarnings(p, moving),
        ...circulationWarnings(p, moving, well, found),
        ...(trip === undefined ? [] : tripWarnings(p)),
        ...optimumWarnings(p, best),
      ],
      assumed: trip === undefined ? {} : assumedOf(p),
      detail: inWords(found, trip),
    }
  },
})

const WITHOUT_BIT = {
  kind: 'input_missing',
  why: 'no nozzles are entered, so the bit pressure loss is excluded',
} as const

/** In a hole that is not cleaned while it is drilled, the density is only a lower bound. */
const weighing = (ROP = 0, { cleaning }: Circulation) =>
  cleaning.choked && ROP > 0
    ? { failure: 'the hole is not cleaned, so the reported density excludes cuttings and is a lower bound' }
    : undefined

/** Rows of the table of losses. */
const lossRows = (flows: readonly StretchFlow[]) =>
  flows.map(({ stretch, v, N, regime, dP }) => ({
    kind: stretch.kind as string,
    top_measured_depth: stretch.top,
    bottom_measured_depth: stretch.bottom,
    velocity: v,
    reynolds_number: N,
    flow_regime: regime as string,
    pressure_loss: dP,
  }))

function inWords({ p_sp, ECD, bit, cleaning }: Circulation, trip: Trip | undefined): string {
  const ppg = (si: number) => shownIn(si, 'ppg')
  const tripped =
    trip === undefined ? '' : `, surge and swab equivalent mud weights ${ppg(trip.surge)} and ${ppg(trip.swab)}`
  const nozzles = bit === undefined ? '' : `, bit hydraulic power per unit area ${shownIn(bit.HSI, 'hp/in2', 3)}`
  return `Standpipe pressure ${shownIn(p_sp, 'psi')}, ECD ${ppg(ECD)}${tripped}${nozzles}, ${carried(cleaning)}`
}
