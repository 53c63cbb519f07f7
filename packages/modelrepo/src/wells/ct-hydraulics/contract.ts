/** Coiled-tubing hydraulics: what the workflow is, takes, gives and does not do. */

import { icota } from '@keelson/physics/drilling-hydraulics/sources.ts'
import { colebrook } from '@keelson/physics/multiphase/sources.ts'
import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { mcCannIslas, srinivasan, white1929, zhouShah } from '@keelson/physics/rheology/coil.ts'
import { virk } from '@keelson/physics/rheology/drag-reduction.ts'
import {
  bourgoyne,
  dodgeMetzner,
  guoLiu,
  haciislamogluCartalos,
  metznerReed,
} from '@keelson/physics/rheology/sources.ts'
import { cgpm1901 } from '@keelson/physics/waves/dispersion.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { coiledTubing } from './coiled-tubing.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  ...coiledTubing.contract,
  id: 'ct-hydraulics',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: srinivasan, section: 'critical Reynolds number and turbulent friction in coils' },
    { source: white1929, section: 'laminar friction in coils' },
    { source: mcCannIslas, section: 'turbulent power law in coiled tubing' },
    { source: zhouShah, section: 'rough coiled tubing' },
    { source: metznerReed, section: 'generalised Reynolds number' },
    { source: haciislamogluCartalos, section: 'eccentric annuli' },
    { source: virk, section: 'maximum drag reduction asymptote' },
    { source: bourgoyne, section: 'ch. 4: circulating pressures' },
    { source: icota, section: 'cleanout practice' },
  ],
  cites: [
    { source: youngBudynas, section: 'section properties of a hollow circle' },
    { source: colebrook, section: 'friction factor in rough pipes' },
    { source: cgpm1901, section: 'standard gravity' },
    { source: guoLiu, section: 'chapter 2, power law flow regimes' },
    { source: dodgeMetzner, section: 'friction factor in turbulent power law flow' },
  ],
  kind: 'calculation',
  cost: 'instant',
  tries: ['flow_rate', 'fluid_density', 'coiled_tubing_outer_diameter'],
  answers: [
    'pump_pressure',
    'bottomhole_pressure',
    'equivalent_circulating_density',
    'reel_pressure_loss',
    'tubing_pressure_loss',
    'annular_pressure_loss',
    'annular_velocity',
    'pressure_loss',
  ],
  deliverables: [],
  warnings,
})
