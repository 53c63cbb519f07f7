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
    pump_pressure: oilfield.gives(tubing.pumpPressure, 'pressure_loss', 'Gauge, at the inlet of the reel.', {
      signed: true,
    }),
    reel_pressure_loss: oilfield.givesAs(
      'dP_r',
      'Pressure loss on the reel',
      'pressure_loss',
      'Calculated, or as given.',
      { orInput: 'reel_pressure_loss' },
    ),
    tubing_pressure_loss: loss('Pressure loss in the tubing', 'Of what is in the hole.', 'dP_t'),
    annular_pressure_loss: loss('Pressure loss in the annulus', 'Along the tubing in the hole.', 'dP_a'),
    bottomhole_pressure: oilfield.gives(
      tubing.bottomholePressure,
      'well_pressure_gauge',
      'Gauge, in the annulus at the end of the tubing.',
    ),
    equivalent_circulating_density: oilfield.gives(
      tubing.densityOfPressure,
      'mud_density',
      'Of the bottom-hole pressure, that at the wellhead in it.',
    ),
    pump_power: oilfield.givesAs('P_p', 'Pump power', 'power', 'Hydraulic, without the losses of the pump.', {
      signed: true,
    }),
    ...flowValues,
    annular_velocity: gives(velocityInAnnulus, 'pipe_flow_velocity', 'Mean.', { symbol: 'v_a' }),
    tubing_inner_diameter: oilfield.givesAs(
      'd_t',
      'Inside diameter of the tubing',
      'tubing_diameter',
      'Outer diameter less two walls.',
    ),
    tubing_reynolds_number: number('Reynolds number in the tubing', 'Of a power law the generalised one.'),
    tubing_friction_factor_fanning: number(
      'Friction factor in the tubing',
      'Fanning, in the hole, without friction reducer.',
    ),
    annular_reynolds_number: number(
      'Reynolds number in the annulus',
      'By the hydraulic diameter; of a power law the generalised one.',
    ),
    reel_layers: givesAs('n_l', 'Layers on the reel', '-', 'Begun ones included.', wound),
    reel_outer_diameter: gives(tubing.reelDiameter, 'reel_diameter', 'Over the last layer.', wound),
  },
  checks: {
    pump_pressure: compares('pressure_loss', {
      title: 'Pump pressure',
      criterion: tubing.pumpPressure,
      demand: tubing.pumpPressure,
      capacity: { input: 'maximum_pump_pressure', title: 'Greatest pump pressure' },
      needs: ['maximum_pump_pressure'],
      reach: [CURVATURE_MEASURED, LEAST_FRICTION_KEPT, tubing.TURBULENT_ANNULUS, ...ECCENTRIC],
    }),
    above_pore_pressure: compares('mud_density', {
      title: 'Bottom-hole pressure above the pore pressure',
      criterion: WINDOW,
      demand: { input: 'pore_pressure_gradient', title: 'Pore pressure gradient' },
      capacity: tubing.densityOfPressure,
      needs: ['pore_pressure_gradient'],
      reach: ECCENTRIC,
    }),
    below_fracture_pressure: compares('mud_density', {
      title: 'Bottom-hole pressure below the fracture pressure',
      criterion: WINDOW,
      demand: tubing.densityOfPressure,
      capacity: { input: 'fracture_gradient', title: 'Fracture gradient' },
      needs: ['fracture_gradient'],
      reach: [tubing.TURBULENT_ANNULUS, ...ECCENTRIC],
    }),
    cleanout: metric('annular_velocity', {
      title: 'Velocity in the annulus for a cleanout',
      criterion: { source: icota, clause: 'least annular velocity of a cleanout' },
      demand: { input: 'minimum_annular_velocity', title: 'Least velocity in the annulus' },
      capacity: { symbol: 'v_a', title: velocityInAnnulus.title },
      needs: ['minimum_annular_velocity'],
    }),
  },
  tables: {
    layers: {
      title: 'Layers on the reel',
      description: 'From the core outwards; of a mean coil the one row.',
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
        layers: reel.layers.length > 0 ? layerRows(reel) : notApplicable('no reel is calculated'),
      }),
      charts: () => circulationCharts(p, found),
      figures: () => circulationFigures(p, found),
      warnings: circulationWarnings(p, found),
      detail: inWords(found),
    }
  },
})

const inWords = ({ p_p, p_bh, ECD, v_a, reel }: Circulation): string =>
  `Pump pressure ${shownIn(p_p, 'psi')}, of which ${shownIn(reel.dP_r, 'psi')} on the reel; bottom-hole pressure ${shownIn(p_bh, 'psi')}, ECD ${shownIn(ECD, 'ppg')}; the annulus moves at ${shownIn(v_a, 'm/s', 3)}`
