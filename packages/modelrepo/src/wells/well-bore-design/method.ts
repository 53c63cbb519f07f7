/** The method in the contract's words. */
import type { MethodStep } from '@keelson/workflow'

const HERE = 'modelrepo/wells/well-bore-design'
const PLANNING = 'physics/well-planning'
const API = 'standards/api-tr-5c3-2018'

export const method: readonly MethodStep[] = [
  {
    title: 'Mud window',
    text: 'Pore pressure and fracture gradients along straight lines between the points of the profile. The least mud weight is the pore pressure gradient with the trip margin, the greatest the fracture gradient less the kick margin; where the first is not below the second there is no window, and no seats are given.',
    module: `${PLANNING}/mud-window.ts`,
  },
  {
    title: 'Casing seats from the bottom up',
    text: 'The mud of a section is the greatest that its open hole needs from its bottom to its own shoe. Its shoe is the shallowest depth to which every point of the hole bears that mud, and the bottom of the section above; so on to the surface casing, which is the shoe of a hole that would stay open above it.',
    module: `${PLANNING}/seat-search.ts`,
  },
  {
    title: 'Casing seats from the top down',
    text: 'From the surface casing, how deep each hole may be drilled: as many sections, as a check and as the other choice.',
    module: `${HERE}/calculate-seats.ts`,
  },
  {
    title: 'Sections between the shoes as given',
    text: 'In a whole design, whether one mud suits the open hole below each string.',
    module: `${HERE}/calculate-sections.ts`,
  },
  {
    title: 'Differential sticking',
    text: 'Pressure of the mud over that of the pores, against 2000 psi where these are normal (9 ppg or less) and 3000 psi where they are not; a warning.',
    module: `${PLANNING}/mud-window.ts`,
  },
  {
    title: 'Kick tolerance',
    text: 'One bubble: the height of influx at which the shut-in pressure at the shoe is the fracture pressure less the margin, no more than the open hole and no less than nothing. Its volume around the assembly at the bottom, or below the shoe and brought back to the bottom by Boyle (and Charles where temperatures are given), whichever is smaller. If the shoe resists an open hole full of influx, no volume limits the kick and none is reported. Gauge pressures; the deviation of the gas is constant.',
    module: `${PLANNING}/kick-tolerance.ts`,
  },
  {
    title: 'Burst',
    text: 'Gas to surface from the pressure at the end of the next section, or from the fracture pressure at the shoe where that is less; nothing outside at surface. Against the internal yield pressure of a wall that is an eighth too thin.',
    module: `${PLANNING}/casing-loads.ts`,
  },
  {
    title: 'Collapse',
    text: 'Mud outside; inside empty down to the fluid level, the next mud below it. At the shoe against the rating without axial load (the difference of the pressures, as API TR 5C3 has it from the addendum of 2015), at the fluid level against the rating under the weight in mud that hangs below.',
    module: 'modelrepo/wells/_shared/tubular/collapse.ts',
  },
  {
    title: 'Tension',
    text: 'Weight in mud, bending as a force and overpull, against the pipe body or the connection. The shock load of a string that is stopped stands apart.',
    module: `${PLANNING}/casing-loads.ts`,
  },
  {
    title: 'Ratings',
    text: 'Burst, collapse in its four regimes and body strength, unrounded.',
    module: `${API}/yielding.ts`,
  },
  {
    title: 'Triaxial',
    text: 'At surface, shut in on the burst load: stresses of a thick tube under the weight in mud, with bending of both signs, at the inner and the outer wall.',
    module: 'modelrepo/wells/_shared/tubular/stresses.ts',
  },
  {
    title: 'Drift and clearance',
    text: 'Each bit passes the drift of the string before it, and is larger than the string that it drills for.',
    module: 'standards/api-5ct-2018/drift.ts',
  },
  {
    title: 'Hole concepts',
    text: 'A screen: base costs and risk scores of three concepts, costs in proportion to 1 + 0.001 (water depth in m less 500) and no less than half; big hole for a high rate, standard hole for development, slim hole to explore and appraise down to 1000 m of water.',
    module: `${PLANNING}/hole-concepts.ts`,
  },
]
