/** What a well bore design answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Well bore design: casing seats, kick tolerance, string loads, cost and risk',
  question:
    'At what depths are the casing shoes set, which kick can be taken, do the strings hold, and which hole concept fits?',
  askedAs: [
    'Where do I set the casing shoes from this pore pressure and fracture gradient profile?',
    'How many barrels of kick can I take before I break down the shoe?',
    'Do the surface, intermediate and production strings of this well hold when gas reaches the surface?',
    'What mud weight do I need in the last hole section, and how much is the MAASP?',
    'Slim hole or standard hole for an exploration well in 800 m of water?',
    'Does a 12 1/4 in bit drift through 13 3/8 in 68 lb/ft casing?',
  ],
  method: [
    {
      title: 'Mud window',
      text: 'Pore pressure and fracture gradients along straight lines between the points of the profile. The least mud weight is the pore pressure gradient with the trip margin, the greatest the fracture gradient less the kick margin; where the first is not below the second there is no window, and no seats are given.',
      module: 'physics/well-planning/mud-window.ts',
    },
    {
      title: 'Casing seats from the bottom up',
      text: 'The mud of a section is the greatest that its open hole needs from its bottom to its own shoe. Its shoe is the shallowest depth to which every point of the hole bears that mud, and the bottom of the section above; so on to the surface casing, which is the shoe of a hole that would stay open above it.',
      module: 'physics/well-planning/seat-search.ts',
    },
    {
      title: 'Casing seats from the top down',
      text: 'From the surface casing, how deep each hole may be drilled: as many sections, as a check and as the other choice.',
      module: 'modelrepo/wells/well-bore-design/calculate-seats.ts',
    },
    {
      title: 'Sections between the shoes as given',
      text: 'In a whole design, whether one mud suits the open hole below each string.',
      module: 'modelrepo/wells/well-bore-design/calculate-sections.ts',
    },
    {
      title: 'Differential sticking',
      text: 'Pressure of the mud over that of the pores, against 2000 psi where these are normal (9 ppg or less) and 3000 psi where they are not; a warning.',
      module: 'physics/well-planning/mud-window.ts',
    },
    {
      title: 'Kick tolerance',
      text: 'One bubble: the height of influx at which the shut-in pressure at the shoe is the fracture pressure less the margin, no more than the open hole and no less than nothing. Its volume around the assembly at the bottom, or below the shoe and brought back to the bottom by Boyle (and Charles where temperatures are given), whichever is smaller. If the shoe resists an open hole full of influx, no volume limits the kick and none is reported. Gauge pressures; the deviation of the gas is constant.',
      module: 'physics/well-planning/kick-tolerance.ts',
    },
    {
      title: 'Burst',
      text: 'Gas to surface from the pressure at the end of the next section, or from the fracture pressure at the shoe where that is less; nothing outside at surface. Against the internal yield pressure of a wall that is an eighth too thin.',
      module: 'physics/well-planning/casing-loads.ts',
    },
    {
      title: 'Collapse',
      text: 'Mud outside; inside empty down to the fluid level, the next mud below it. At the shoe against the rating without axial load (the difference of the pressures, as API TR 5C3 has it from the addendum of 2015), at the fluid level against the rating under the weight in mud that hangs below.',
      module: 'modelrepo/wells/_shared/tubular/collapse.ts',
    },
    {
      title: 'Tension',
      text: 'Weight in mud, bending as a force and overpull, against the pipe body or the connection. The shock load of a string that is stopped stands apart.',
      module: 'physics/well-planning/casing-loads.ts',
    },
    {
      title: 'Ratings',
      text: 'Burst, collapse in its four regimes and body strength, unrounded.',
      module: 'standards/api-tr-5c3-2018/yielding.ts',
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
      module: 'physics/well-planning/hole-concepts.ts',
    },
  ],
  assumptions: [
    'All depths of the well are vertical and count from the rotary table, as gradients do; only the program of a concept counts from the mudline.',
    'In deep water the profile is the one referred to the rotary table, sea water in its overburden.',
    'A column of mud has 0.052 psi per foot and pound per gallon.',
    'Strings hang from the surface: a liner is taken as a string to surface.',
    'The mud that a string was run in stands outside of it; in burst nothing stands outside at surface.',
    'The influx is one bubble that neither migrates nor dissolves; its density and the deviation of the gas do not change.',
    'Nominal walls, but for burst; no wear and no loss of strength with temperature.',
  ],
  validity: [
    'Valid for yield strengths against collapse of 40 000 to 155 000 psi and D/t up to 60. Outside, collapse does not pass.',
    'D/t below 4: a warning, because thicker pipe resists more than the formulas say.',
    'Kick tolerance by the pressures at the two ends of the path; books that take them at the middle of the bubble find 1 to 2 % more.',
    'Costs, risks and the recommendation are a screen with tables of their own: no estimate for a sanction.',
    'API TR 5C3, API 5CT and the textbooks follow public descriptions: compare them with the print.',
  ],
  notChecked: [
    'Eaton profiles from logs: pore pressure and fracture gradients are entered',
    'Regulations on surface casing, liner laps, cement and barriers (NORSOK D-010, API RP 96)',
    'Gas migration, two bubbles, real gas, and swabbing and circulating pressures',
    'Tubing leak, pressure test, cementing and thermal load cases, annular pressure build-up',
    'Wear, corrosion, temperature, sour service (NACE MR0175) and HPHT',
    'Buckling, and envelopes and leak resistance of connections: their strength in tension only',
    'Riser margin and a dual gradient in deep water',
  ],
}
