/** Hydrodynamic coefficients: what the workflow is, takes, gives and does not do. */

import { hulme } from '@keelson/physics/added-mass/hemisphere-equations.ts'
import { lamb } from '@keelson/physics/added-mass/spheroid.ts'
import { macCamyFuchs } from '@keelson/physics/added-mass/vertical-cylinder.ts'
import { abramowitzStegun } from '@keelson/physics/handbooks.ts'
import { cummins, ogilvie } from '@keelson/physics/radiation/equations.ts'
import { frank1967, lewis1929, newman } from '@keelson/physics/strip-theory/sources.ts'
import { type Cost, defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { body } from './body.ts'
import type { Perhaps } from './inputs.ts'
import { warnings } from './warnings.ts'

const cost = ({ body }: Perhaps<'body'>): Cost =>
  body === 'prolate_spheroid' || body === 'exponential_cosine' ? 'instant' : 'standard'

export const contract = defineContract({
  ...about,
  ...body.contract,
  id: 'hydro-coefficients',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'hydrodynamics' }],
  standards: [
    { source: frank1967, section: 'source-distribution close-fit method for a section in the free surface' },
    { source: newman, section: 'chapter 6: damping and added mass, radiated waves, symmetry' },
    { source: lewis1929, section: 'two-coefficient mapping' },
    { source: hulme, section: 'heaving hemisphere' },
    { source: lamb, section: '114 to 115: spheroids' },
    { source: macCamyFuchs, section: 'force on a circular pile' },
    { source: cummins, section: 'retardation functions' },
    { source: ogilvie, section: 'added mass and damping as transforms of one function' },
  ],
  cites: [{ source: abramowitzStegun, section: '9.1.21 and 9.1.22, Bessel functions' }],
  kind: 'calculation',
  cost,
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
  deliverables: [],
  warnings,
})
