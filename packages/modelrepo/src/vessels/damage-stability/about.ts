/** What a run of damage-stability answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Intact and damage stability',
  question: 'Does the ship meet the selected intact or damage stability criteria?',
  askedAs: [
    'Does this GZ curve meet the IMO intact criteria of the IS Code: area to 30 degrees, 0.2 m, initial GM?',
    'Weather criterion: what is area b over area a?',
    'How far does the ship sink and heel if the engine room or a midship compartment floods?',
    'SOLAS s-factor for a GZ max of 0.08 m and a range of 10 degrees?',
    'Required subdivision index of a cargo ship of 110 m?',
    'GZ curve of my hull by offsets with two compartments flooded?',
  ],
  method: [
    {
      title: 'Righting lever curve',
      text: 'The areas, maximum righting lever and metacentric height of the entered curve are checked against IS Code A/2.2. Linear or spline interpolation is used between angles.',
      module: 'standards/imo-is-code-2008/righting-lever.ts',
    },
    {
      title: 'Weather criterion',
      text: 'The wind levers, the roll to windward and areas a and b are calculated to IS Code A/2.3. The righting lever curve is antisymmetric about upright.',
      module: 'standards/imo-is-code-2008/weather.ts',
    },
    {
      title: 'Hull from offsets',
      text: 'Draught and trim are solved at each heel for constant displacement, with flooded compartments providing no buoyancy. Intact hulls are checked to IS Code A/2.2 and flooded hulls to MARPOL I reg. 28.3.',
      module: 'physics/ship-stability/attitude.ts',
    },
    {
      title: 'Flooded barge',
      text: 'The lost buoyancy method is used with constant displacement and centre of gravity. Sinkage, metacentric heights and linear trim are calculated from the intact part of the waterplane.',
      module: 'physics/ship-stability/lost-buoyancy.ts',
    },
    {
      title: 'Survival',
      text: 'The survival factors for the intermediate stage, final stage and heeling moments are calculated to SOLAS II-1 reg. 7-2. The steps show the worst case.',
      module: 'standards/imo-solas-ii-1-2009/survival.ts',
    },
    {
      title: 'Damage zones',
      text: 'The probabilities of damage within a zone, outboard of a longitudinal bulkhead and below a deck follow SOLAS II-1 reg. 7-1.1 and 7-2.6. The steps show the first zone.',
      module: 'standards/imo-solas-ii-1-2009/zones.ts',
    },
    {
      title: 'Subdivision index',
      text: 'The required index is calculated for the ship type and SOLAS edition. The attained index is entered or summed from damage cases. It is checked overall and at each draught to SOLAS II-1 reg. 6 and 7.',
      module: 'standards/imo-solas-ii-1-2009/index-required.ts',
    },
  ],
  assumptions: [
    'Righting levers include the free surface correction.',
    'Wind levers do not decrease with heel, as specified in IS Code A/2.3.',
    'Flooded compartments are open to the sea at all heel angles. Intact compartments remain watertight.',
    'The centre of gravity of a hull from offsets is on the centreline, vertically above the even-keel centre of buoyancy.',
    'Half sections are closed by a deck at the last point. Structure above the deck provides no buoyancy.',
    'A barge compartment extends over the full breadth and depth.',
  ],
  validity: [
    'The weather criterion tables are valid for a breadth-to-draught ratio B/d ≤ 3.5 and a roll period ≤ 20 s. The centre of gravity must be between 0.3 d below and 0.5 d above the waterline. Outside these ranges the tables are used at their end values and the area ratio b/a is not assessed.',
    'The linear trim calculation for a barge is valid if the trim is small relative to the length. A barge whose bottom emerges at one end is not assessed.',
    'The probabilistic rules are valid for a subdivision length of 80 m or more.',
    'The required index for passenger ships has small discontinuities where the formulas meet.',
    'SOLAS is taken from the French text of Division 221 and public reproductions; IS Code and MARPOL from public reproductions. Verify against the editions in force before issue.',
  ],
  notChecked: [
    'Stages of flooding, cross-flooding time and progressive flooding through pipes',
    'Assembly of zone groups from a subdivision table (the probabilities p, r, v and s are entered for each case)',
    'Deterministic damage to SOLAS reg. 8 and 9, and ro-ro decks with water on deck',
    'Timber, grain and ice criteria, and second generation intact stability criteria',
    'Flooded hull strength',
  ],
}
