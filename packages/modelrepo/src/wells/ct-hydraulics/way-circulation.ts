/** The whole circulation: down the reel and the tubing, through the tools, and up the annulus. */
import * as tubing from '@keelson/physics/drilling-hydraulics/coiled-tubing.ts'
import { icota } from '@keelson/physics/drilling-hydraulics/sources.ts'
import { CURVATURE_MEASURED } from '@keelson/physics/rheology/coil.ts'
import { LEAST_FRICTION_KEPT } from '@keelson/physics/rheology/drag-reduction.ts'
import { ECCENTRICITY_FITTED, INDEX_FITTED, RATIO_FITTED } from '@keelson/physics/rheology/eccentric.ts'
import { velocityInAnnulus } from '@keelson/physics/rheology/newtonian.ts'
import { bourgoyne } from '@keelson/physics/rheology/sources.ts'
import { gives, givesAs, inPractice, compares as metric, notApplicable, numberColumn, shownIn } from '@keelson/workflow'
import { type Circulation, circulated, circulationOf, perhaps } from './calculate-circulation.ts'
import { layerRows } from './calculate-reel.ts'
import { charts, circulationCharts } from './charts.ts'
import { doubtsOf } from './doubts.ts'
import { circulationFigures, figures } from './figures.ts'
import { AT_REST, flowValues, loss, number, toldFlow } from './flow.ts'
import { byRheology, way } from './inputs.ts'
import { circulationRules } from './rules.ts'
import { circulationWarnings } from './warnings.ts'

const oilfield = inPractice('oilfield')
const { compares } = oilfield
const ECCENTRIC = [ECCENTRICITY_FITTED, INDEX_FITTED, RATIO_FITTED]
const WINDOW = { source: bourgoyne, clause: 'ch. 4, mud window between pore and fracture pressure' }
const wound = { needs: ['reel_width'] }

export const whole = way({
  takes: circulated,
  may: perhaps,
  takesWhen: byRheology,
  rules: circulationRules,
  values: {
    pump_pressure: oilfield.gives(tubing.pumpPressure, 'pressure_loss', 'Gauge pressure at the reel inlet.', {
      signed: true,
    }),
    reel_pressure_loss: oilfield.givesAs(
      'dP_r',
      'Reel pressure loss',
      'pressure_loss',
      'Pressure loss of the reel, calculated or entered.',
      { orInput: 'reel_pressure_loss' },
    ),
    tubing_pressure_loss: loss('Tubing pressure loss', 'Pressure loss along the tubing in the hole.', 'dP_t'),
    annular_pressure_loss: loss(
      'Annular pressure loss',
      'Pressure loss in the annulus along the tubing in the hole.',
      'dP_a',
    ),
    bottomhole_pressure: oilfield.gives(
      tubing.bottomholePressure,
      'well_pressure_gauge',
      'Gauge pressure in the annulus at the tubing end.',
    ),
    equivalent_circulating_density: oilfield.gives(
      tubing.densityOfPressure,
      'mud_density',
      'Density equivalent to the bottomhole pressure, including the wellhead pressure.',
    ),
    pump_power: oilfield.givesAs(
      'P_p',
      'Pump power',
      'power',
      'Hydraulic power delivered by the pump, excluding pump losses.',
      {
        signed: true,
      },
    ),
    ...flowValues,
    annular_velocity: gives(velocityInAnnulus, 'pipe_flow_velocity', 'Mean velocity in the annulus.', {
      symbol: 'v_a',
    }),
    tubing_inner_diameter: oilfield.givesAs(
      'd_t',
      'Tubing inside diameter',
      'tubing_diameter',
      'Outside diameter minus two wall thicknesses.',
    ),
    tubing_reynolds_number: number(
      'Tubing Reynolds number',
      'Reynolds number in the tubing, generalised for a power law.',
    ),
    tubing_friction_factor_fanning: number(
      'Tubing friction factor',
      'Fanning friction factor of the tubing in the hole, without friction reducer.',
    ),
    annular_reynolds_number: number(
      'Annular Reynolds number',
      'Annular Reynolds number based on the hydraulic diameter, generalised for a power law.',
    ),
    reel_layers: givesAs(
      'n_l',
      'Number of layers on reel',
      '-',
      'Number of layers, including a partly filled layer.',
      wound,
    ),
    reel_outer_diameter: gives(
      tubing.reelDiameter,
      'reel_diameter',
      'Outside diameter of the last layer on the reel.',
      wound,
    ),
  },
  checks: {
    pump_pressure: compares('pressure_loss', {
      title: 'Pump pressure',
      criterion: tubing.pumpPressure,
      demand: tubing.pumpPressure,
      capacity: { input: 'maximum_pump_pressure', title: 'Maximum pump pressure' },
      needs: ['maximum_pump_pressure'],
      reach: [CURVATURE_MEASURED, LEAST_FRICTION_KEPT, tubing.TURBULENT_ANNULUS, ...ECCENTRIC],
    }),
    above_pore_pressure: compares('mud_density', {
      title: 'Pore pressure',
      criterion: WINDOW,
      demand: { input: 'pore_pressure_gradient', title: 'Pore pressure gradient' },
      capacity: tubing.densityOfPressure,
      needs: ['pore_pressure_gradient'],
      reach: ECCENTRIC,
    }),
    below_fracture_pressure: compares('mud_density', {
      title: 'Fracture pressure',
      criterion: WINDOW,
      demand: tubing.densityOfPressure,
      capacity: { input: 'fracture_gradient', title: 'Fracture gradient' },
      needs: ['fracture_gradient'],
      reach: [tubing.TURBULENT_ANNULUS, ...ECCENTRIC],
    }),
    cleanout: metric('annular_velocity', {
      title: 'Hole cleaning velocity',
      criterion: { source: icota, clause: 'minimum annular velocity for cleanout' },
      demand: { input: 'minimum_annular_velocity', title: 'Minimum annular velocity' },
      capacity: { symbol: 'v_a', title: velocityInAnnulus.title },
      needs: ['minimum_annular_velocity'],
    }),
  },
  tables: {
    layers: {
      title: 'Layers on reel',
      description: 'Layers from the core outwards, or one row for a mean coil.',
      columns: {
        layer: numberColumn('-', 'Layer'),
        coil_diameter: numberColumn('reel_diameter', 'Coil diameter'),
        length: numberColumn('well_section_length', 'Length'),
        critical_reynolds_number: numberColumn('-', 'Critical Reynolds number'),
        dean_number: numberColumn('-', 'Dean number'),
        friction_factor: numberColumn('-', 'Friction factor'),
        pressure_loss: oilfield.numberColumn('pressure_loss', 'Pressure loss'),
      },
    },
  },
  charts,
  figures,
  calculate: (p, trace) => {
    const found = circulationOf(p, trace)
    const { inside, outside, reel, v_t } = found
    return {
      values: {
        ...toldFlow(p, inside, v_t),
        tubing_pressure_loss: found.dP_t,
        annular_pressure_loss: found.dP_a,
        tubing_reynolds_number: inside.N,
        tubing_friction_factor_fanning: inside.f ?? AT_REST,
        annular_reynolds_number: outside.N,
      },
      beside: doubtsOf(p, found),
      tables: () => ({
        layers: reel.layers.length > 0 ? layerRows(reel) : notApplicable('the reel is not calculated'),
      }),
      charts: () => circulationCharts(p, found),
      figures: () => circulationFigures(p, found),
      warnings: circulationWarnings(p, found),
      detail: inWords(found),
    }
  },
})

const inWords = ({ p_p, p_bh, ECD, v_a, reel }: Circulation): string =>
  `Pump pressure ${shownIn(p_p, 'psi')} (reel loss ${shownIn(reel.dP_r, 'psi')}), bottomhole pressure ${shownIn(p_bh, 'psi')}, ECD ${shownIn(ECD, 'ppg')}, annular velocity ${shownIn(v_a, 'm/s', 3)}`
