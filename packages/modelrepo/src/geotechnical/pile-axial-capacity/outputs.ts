/** The tables, charts and figures of the run, as the contract declares them. */
import { capacityCharts, capacityFigures, capacityTables } from '../_shared/pile/outputs.ts'
import * as modes from './modes.ts'

export const tables = capacityTables

export const charts = {
  ...capacityCharts,
  load_settlement: {
    title: 'Load and settlement of the head',
    description: 'As the tip is pushed down, with the load of the run.',
    onlyWhen: modes.ofLoadTransfer,
  },
  transfer_curves: {
    title: 'Load transfer',
    description: 'Share of the shaft and tip resistance over the displacement.',
    onlyWhen: modes.ofLoadTransfer,
    apart: { x: 'Displacements of the curves of the standard.' },
  },
  py_curves: {
    title: 'Lateral resistance over deflection',
    description: 'Of the depth asked, or of some depths of the layers.',
    onlyWhen: { analysis: [modes.PY_CURVE, modes.LATERAL_PY] },
  },
  deflection: {
    title: 'Deflection with depth',
    description: 'Positive the way of the shear.',
    onlyWhen: modes.ofBending,
  },
  moment: {
    title: 'Moment with depth',
    description: 'With the largest one.',
    onlyWhen: modes.ofBending,
  },
  shear: { title: 'Shear with depth', description: 'In the pile.', onlyWhen: modes.ofLateral },
  soil_resistance: {
    title: 'Soil resistance with depth',
    description: 'Against the deflection.',
    onlyWhen: modes.ofLateral,
  },
}

export const figures = { pile_in_soil: { ...capacityFigures.pile_in_soil, onlyWhen: modes.drawn } }
