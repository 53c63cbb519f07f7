/** Hydrodynamic coefficients: what the workflow is, takes, gives and does not do. */

import { hulme } from '@keelson/physics/added-mass/hemisphere-equations.ts'
import { lamb } from '@keelson/physics/added-mass/spheroid.ts'
import { macCamyFuchs } from '@keelson/physics/added-mass/vertical-cylinder.ts'
import { cummins, ogilvie } from '@keelson/physics/radiation/equations.ts'
import { frank1967, lewis1929, newman } from '@keelson/physics/strip-theory/sources.ts'
import { type Cost, defineContract, type Outcome } from '@keelson/workflow'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs, type Params as Read } from './inputs.ts'
import { charts, figures } from './outputs.ts'
import { rules } from './rules.ts'
import { tables } from './tables.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

const INSTANT = ['prolate_spheroid', 'exponential_cosine']
const cost = ({ body }: Read): Cost => (INSTANT.includes(body) ? 'instant' : 'standard')

export const contract = defineContract({
  ...about,
  id: 'hydro-coefficients',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'hydrodynamics' }],
  standards: [
    { source: frank1967, section: 'close fit of sources to a section in the surface' },
    { source: newman, section: 'chapter 6: damping and added mass, radiated waves, symmetry' },
    { source: lewis1929, section: 'mapping with two coefficients' },
    { source: hulme, section: 'heaving hemisphere' },
    { source: lamb, section: '114 to 115: spheroids' },
    { source: macCamyFuchs, section: 'force on a circular pile' },
    { source: cummins, section: 'retardation functions' },
    { source: ogilvie, section: 'added mass and damping as transforms of one function' },
  ],
  kind: 'calculation',
  cost,
  params: inputs,
  rules,
  values,
  answers: [
    'added_mass_nondimensional',
    'damping_nondimensional',
    'added_mass',
    'damping',
    'axial_added_mass_coefficient',
    'effective_inertia_coefficient',
    'added_mass_infinite',
    'causality_error',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  warnings,
})
export type HydroCoefficients = Outcome<typeof contract>
