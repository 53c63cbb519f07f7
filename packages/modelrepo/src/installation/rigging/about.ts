/** What a rigging run answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Rigging group resolution and lift-load analysis',
  question: 'What load must the slings and shackles of this lift carry, and are they adequate?',
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
      text: 'Mass times contingency; dynamic amplification of a lift in air by its mass without contingency, which gives no less than by the static hook load that 0027/ND writes.',
      module: 'standards/noble-denton-0027-rev11/dynamic-amplification.ts',
    },
    {
      title: 'Four legs',
      text: 'Hook plumb over the centre of gravity: reactions by levers both ways, lengths by geometry, forces with dynamics and skew.',
      module: 'physics/lift/four-points.ts',
    },
    {
      title: 'Legs alike',
      text: 'Load with its factors over the number of legs and the sine of their angle.',
      module: 'physics/lift/leg.ts',
    },
    {
      title: 'Skew load',
      text: 'Four elastic slings, long and short by their tolerance in all sixteen combinations; the load tilts until its centre of gravity is plumb below the hook, and no sling pushes.',
      module: 'physics/lift/skew-load.ts',
    },
    {
      title: 'Rest',
      text: 'The position of the hook in the axes of the load where the strain energy less the work of the weight is least, by Newton.',
      module: 'physics/lift/elastic-slings.ts',
    },
    {
      title: 'Slings',
      text: 'Bending or termination, whichever reduces more; all partial factors together, at least 2.3 with reduction, wear and twist.',
      module: 'standards/noble-denton-0027-rev11/slings.ts',
    },
    {
      title: 'Shackles',
      text: 'Largest sling force without dynamics against the working load limit of the weakest part; 3.3 times the sling force against the breaking load of a shackle, where 0027/ND Rev 11 8.2.6 has 3.0.',
      module: 'standards/dnv-st-n001-2021/shackles.ts',
    },
    {
      title: 'Working load',
      text: 'A working load limit is a mass: it is weighed with the gravity of the run.',
      module: 'standards/noble-denton-0027-rev11/shackles.ts',
    },
    {
      title: 'Catalogue',
      text: 'Working load limits by size or stock number; the breaking load is six times as much.',
      module: 'standards/crosby-g2130-2023/shackles.ts',
    },
  ],
  assumptions: [
    'The load is rigid, its lift points lie in a rectangle and level, and one hook lifts it in air.',
    'The weight of the rigging is left out unless it is in the mass.',
    'With the height of the hook the reactions follow the levers both ways; what four slings share otherwise is in the skew load factor.',
    'Skew load: straight, weightless, linear slings of one stiffness; static, without dynamics.',
  ],
  validity: [
    'Valid for lifts of 3 t and more in air. Below that slings and parts are not assessed.',
    'Subsea lifts follow DNV-RP-N103.',
    'Slings at 30 degrees from the horizontal or steeper.',
    'Valid for a bend over the rope of 1 and more. Below 1 the sling is not assessed, and 0.25 and less is rejected.',
    'Clauses of 0027/ND and DNV-ST-N001 follow public descriptions, and working load limits widely reproduced tables of the catalogue: compare them with the edition in force.',
  ],
  notChecked: [
    'Spreader bars, lifts on two hooks, tilt beyond that of elastic slings, and yaw',
    'Two-part slings, grommets and their unequal sharing',
    'Side loads and point loads on shackles, and how pin and jaw fit: see lifting-lug-design',
    'The crane, the hook and the lifted structure',
  ],
}
