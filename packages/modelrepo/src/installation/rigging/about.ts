/** What a rigging run answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Rigging and lift load analysis',
  question: 'What are the sling and shackle loads in this lift, and is the rigging adequate?',
  askedAs: [
    'What do the slings of a 50 t offshore lift have to hold?',
    'Which breaking load does my sling need on a 240 mm pin?',
    'Working load limit of a 7/8 inch G-2130 shackle?',
    'Sling force of two legs at 60 degrees under 100 kN?',
    'Skew load factor of four slings with a length tolerance of 0.25 %?',
    'Four-leg lift with CoG offset: hook load, shackles, spreader bar, DAF and SKL',
  ],
  method: [
    {
      title: 'Weight and dynamics',
      text: 'Weight is mass times contingency factor. The dynamic amplification factor in air is based on the mass without contingency. The result is not below the 0027/ND factor, which is based on the static hook load.',
      module: 'standards/noble-denton-0027-rev11/dynamic-amplification.ts',
    },
    {
      title: 'Four legs',
      text: 'The hook is vertically above the centre of gravity. Vertical reactions follow from lever arms in both directions and leg lengths from geometry. Sling forces include dynamic amplification and skew.',
      module: 'physics/lift/four-points.ts',
    },
    {
      title: 'Equal legs',
      text: 'The factored load is divided by the number of legs and by the sine of the leg angle from the horizontal.',
      module: 'physics/lift/leg.ts',
    },
    {
      title: 'Skew load',
      text: 'Each of four elastic slings is long or short by its tolerance, in all sixteen combinations. The load tilts until its centre of gravity is vertically below the hook. Slings carry no compression.',
      module: 'physics/lift/skew-load.ts',
    },
    {
      title: 'Equilibrium',
      text: 'The hook position in load axes is found by Newton iteration, which minimises the strain energy less the work done by the weight.',
      module: 'physics/lift/elastic-slings.ts',
    },
    {
      title: 'Slings',
      text: 'The larger of the bending and termination reduction factors applies. The product of all partial factors, including reduction, wear and twist, is at least 2.3.',
      module: 'standards/noble-denton-0027-rev11/slings.ts',
    },
    {
      title: 'Shackles',
      text: 'The maximum sling force excluding dynamic amplification is compared with the working load limit of the weakest part. Shackle breaking load shall be at least 3.3 times the maximum sling force including dynamic amplification; 0027/ND Rev 11 8.2.6 requires 3.0.',
      module: 'standards/dnv-st-n001-2021/shackles.ts',
    },
    {
      title: 'Working load limit',
      text: 'A working load limit is a mass and is converted to a force by the entered acceleration due to gravity.',
      module: 'standards/noble-denton-0027-rev11/shackles.ts',
    },
    {
      title: 'Catalogue',
      text: 'Working load limits are selected by size or stock number. The breaking load is six times the working load limit.',
      module: 'standards/crosby-g2130-2023/shackles.ts',
    },
  ],
  assumptions: [
    'The load is rigid and is lifted in air by one hook. The lift points are level and form a rectangle.',
    'Rigging weight is neglected unless included in the mass.',
    'If a hook height is entered, reactions follow from lever arms in both directions. The skew load factor allows for unequal load sharing between four slings.',
    'For the skew load, slings are straight, weightless and linear with equal stiffness. The analysis is static.',
  ],
  validity: [
    'Valid for lifts of at least 3 t in air. Below this mass, the sling and part checks are not assessed.',
    'Subsea lifts are covered by DNV-RP-N103 and are not assessed.',
    'Valid for sling angles of at least 30° from the horizontal.',
    'Valid for a bend/rope diameter ratio of at least 1. Below 1 the sling is not assessed; a ratio of 0.25 or less is rejected.',
    '0027/ND and DNV-ST-N001 clauses are taken from published descriptions and working load limits from published catalogue tables. Verify against the current editions.',
  ],
  notChecked: [
    'Spreader bars, two-hook lifts, and tilt and yaw other than tilt from elastic slings',
    'Two-part slings, grommets and unequal load sharing',
    'Shackle side loads and point loads, and pin and jaw fit (see the padeye design workflow)',
    'Crane, hook and lifted structure',
  ],
}
