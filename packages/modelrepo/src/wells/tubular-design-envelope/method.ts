/** The method in the contract's words. */
import type { MethodStep } from '@keelson/workflow'

const HERE = 'modelrepo/wells/tubular-design-envelope'
const SHARED = 'modelrepo/wells/_shared/tubular'
const API = 'standards/api-tr-5c3-2018'

export const method: readonly MethodStep[] = [
  {
    title: 'Pipe',
    text: 'Nominal diameter and wall; wear and corrosion inside come off all around, in every formula.',
    module: `${HERE}/calculate-pipe.ts`,
  },
  {
    title: 'Yield strength at temperature',
    text: 'A straight loss per degree above the reference; it takes the place of the specified one in all ratings.',
    module: 'physics/tubulars/yielding.ts',
  },
  {
    title: 'Burst',
    text: 'Internal yield of the thinnest wall that the tolerance allows, against the net internal pressure.',
    module: `${API}/yielding.ts`,
  },
  {
    title: 'Tension',
    text: 'Yield of the pipe body, or the connection where it is weaker; compression against the body.',
    module: `${API}/yielding.ts`,
  },
  {
    title: 'Collapse',
    text: 'Yield, plastic, transition or elastic by D/t, all constants and limits from the yield strength that axial stress and internal pressure leave. By the report of 2018 the resistance is to pressure in excess of the internal one; by the bulletin of 1994 axial stress alone reduces it, and the internal pressure makes an equivalent external one. Nothing is gained by compression.',
    module: `${SHARED}/collapse.ts`,
  },
  {
    title: 'Triaxial',
    text: 'Stresses of a thick tube with axial stress and bending, von Mises at four points, nominal wall.',
    module: `${SHARED}/stresses.ts`,
  },
  {
    title: 'Internal pressure at first yield',
    text: 'The internal pressure at which the load point first yields without a factor, with its axial force fixed or the force of closed ends added. With bending, the lowest of both sides at both walls.',
    module: 'physics/tubulars/yielding.ts',
  },
  {
    title: 'Envelope',
    text: 'The same for each axial force with the design factors, from inside and from outside, beside the API ratings; what both hold is the envelope for service.',
    module: `${HERE}/calculate-limit.ts`,
  },
  {
    title: 'Load cases',
    text: 'Each check of each case is its load times the design factor over the resistance. The checks of the run are those of the case that uses most of each.',
    module: `${HERE}/calculate-case.ts`,
  },
]
