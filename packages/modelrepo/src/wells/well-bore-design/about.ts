/** What a well bore design answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Well bore design: casing seats, kick tolerance, string loads, cost and risk',
  question: 'Where should casing be set, are the strings adequate, and which hole concept is suitable?',
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
      text: 'Pore pressure and fracture gradients are interpolated linearly between the profile points. The minimum mud weight is the pore pressure gradient plus the trip margin. The maximum mud weight is the fracture gradient minus the kick margin. If the minimum is not below the maximum, there is no window and no seats are reported.',
      module: 'physics/well-planning/mud-window.ts',
    },
    {
      title: 'Casing seats from the bottom up',
      text: 'The mud weight of a section is the highest that its open hole requires between its bottom and its shoe. Its shoe is the shallowest depth below which the whole hole resists that mud weight, and is the bottom of the section above. This is repeated up to the surface casing, which is the shoe of a hole that would stay open above it.',
      module: 'physics/well-planning/seat-search.ts',
    },
    {
      title: 'Casing seats from the top down',
      text: 'Starting at the surface casing, the maximum depth of each hole is calculated. The number of sections is the same, which verifies the result and shows the alternative.',
      module: 'modelrepo/wells/well-bore-design/calculate-seats.ts',
    },
    {
      title: 'Sections between entered shoes',
      text: 'In a whole design, one mud weight is checked for the open hole below each string.',
      module: 'modelrepo/wells/well-bore-design/calculate-sections.ts',
    },
    {
      title: 'Differential sticking',
      text: 'The mud overbalance is compared with 2,000 psi for normal pore pressure (9 ppg or less) and 3,000 psi otherwise. Above this a warning is issued.',
      module: 'physics/well-planning/mud-window.ts',
    },
    {
      title: 'Kick tolerance',
      text: 'A single bubble is assumed. Its maximum height gives a shut-in shoe pressure equal to the fracture pressure less the margin, limited to 0 and the open hole length. The volume is calculated around the bottom assembly, and below the shoe converted to bottom conditions by Boyle (and Charles if temperatures are provided). The smaller volume governs. If the shoe resists an open hole full of influx, no volume limits the kick and none is reported. Gauge pressures are used and the gas deviation factor is constant.',
      module: 'physics/well-planning/kick-tolerance.ts',
    },
    {
      title: 'Burst',
      text: 'Gas to surface is assumed from the pressure at the end of the next section, or from the shoe fracture pressure if lower. There is no external pressure at surface. The load is compared with the internal yield pressure of a wall one eighth below nominal.',
      module: 'physics/well-planning/casing-loads.ts',
    },
    {
      title: 'Collapse',
      text: 'Mud acts outside. The inside is empty down to the fluid level, with the next mud below. At the shoe, the load is compared with the rating without axial load (pressure difference, API TR 5C3 since the 2015 addendum). At the fluid level, the load is compared with the rating reduced by the buoyed weight below.',
      module: 'modelrepo/wells/_shared/tubular/collapse.ts',
    },
    {
      title: 'Tension',
      text: 'Buoyed weight, bending (as a force) and overpull are compared with the pipe body or connection strength. The shock load of a stopped string is reported separately.',
      module: 'physics/well-planning/casing-loads.ts',
    },
    {
      title: 'Ratings',
      text: 'Burst, collapse in its four regimes and body strength are calculated unrounded.',
      module: 'standards/api-tr-5c3-2018/yielding.ts',
    },
    {
      title: 'Triaxial',
      text: 'Triaxial stress is checked at surface, shut in on the burst load. Thick-cylinder stresses are combined with buoyed weight and bending of both signs, at the inner and outer walls.',
      module: 'modelrepo/wells/_shared/tubular/stresses.ts',
    },
    {
      title: 'Bit passage and hole clearance',
      text: 'Each bit must pass the drift of the previous string and be larger than the string it drills for.',
      module: 'standards/api-5ct-2018/drift.ts',
    },
    {
      title: 'Hole concepts',
      text: 'This is a screening method with base costs and risk scores for three concepts. Costs are scaled by 1 + 0.001 (water depth in m − 500), with a minimum of one half. Big hole is recommended for high rate, standard hole for development, and slim hole for exploration and appraisal to 1,000 m water depth.',
      module: 'physics/well-planning/hole-concepts.ts',
    },
  ],
  assumptions: [
    'All well depths and gradients are vertical and referenced to the rotary table. Only the program of a concept is referenced to the mudline.',
    'In deep water the profile is referenced to the rotary table, with seawater included in its overburden.',
    'A mud column exerts 0.052 psi per foot and pound per gallon.',
    'Strings hang from the surface. A liner is treated as a string to surface.',
    'The mud in which a string was run is outside it. In burst there is no external pressure at surface.',
    'The influx is one bubble that neither migrates nor dissolves. Its density and gas deviation factor are constant.',
    'Walls are nominal except in burst. Wear and loss of strength with temperature are not considered.',
  ],
  validity: [
    'Valid for collapse yield strengths of 40,000 to 155,000 psi and D/t up to 60. Outside these limits collapse does not pass.',
    'A warning is issued for D/t below 4 because thicker pipe resists more than calculated.',
    'Kick tolerance is based on pressures at the two ends of the path. Textbook methods based on the bubble midpoint give 1 to 2 % more.',
    'Costs, risks and the recommendation are for screening from internal tables, not for sanction.',
    'API TR 5C3, API 5CT and textbook data are taken from published descriptions. Verify against the standards before issue.',
  ],
  notChecked: [
    'Eaton profiles from logs (pore pressure and fracture gradients are entered)',
    'Regulations on surface casing, liner laps, cement and barriers (NORSOK D-010, API RP 96)',
    'Gas migration, two bubbles, real gas, and swab and circulating pressures',
    'Tubing leak, pressure test, cementing and thermal load cases, annular pressure build-up',
    'Wear, corrosion, temperature, sour service (NACE MR0175) and HPHT',
    'Buckling, connection envelopes and leak resistance (tensile strength only is used)',
    'Riser margin and dual gradient in deep water',
  ],
}
