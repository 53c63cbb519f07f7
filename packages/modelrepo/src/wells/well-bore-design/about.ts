/** What a well bore design answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Wellbore design: casing seats, kick tolerance, string loads, cost and risk',
  question: 'At what depths should casing be set, and are the casing strings adequate?',
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
      text: 'Pore pressure and fracture gradients are interpolated linearly between the profile points. The minimum mud weight is the pore pressure gradient plus the trip margin. The maximum mud weight is the fracture gradient minus the kick margin. If the minimum is not below the maximum, there is no mud window and no casing seats are reported.',
      module: 'physics/well-planning/mud-window.ts',
    },
    {
      title: 'Casing seats from the bottom up',
      text: 'The mud weight of a section is the highest required by its open hole between bottom and shoe. The shoe is at the shallowest depth below which the whole open hole can withstand that mud weight. This shoe depth is the bottom of the section above. The procedure is repeated up to the surface casing. The surface casing shoe is the last seat if the open hole would otherwise extend above it.',
      module: 'physics/well-planning/seat-search.ts',
    },
    {
      title: 'Casing seats from the top down',
      text: 'Starting from the surface casing, the maximum depth of each hole section is calculated. The number of sections is the same as from the bottom up, which verifies the result. The shoe depths are the deepest permissible alternative.',
      module: 'modelrepo/wells/well-bore-design/calculate-seats.ts',
    },
    {
      title: 'Sections between entered shoes',
      text: 'In a whole design, the open hole below each string is checked with a single mud weight.',
      module: 'modelrepo/wells/well-bore-design/calculate-sections.ts',
    },
    {
      title: 'Differential sticking',
      text: 'The mud overbalance is compared with 2,000 psi for normal pore pressure (9 ppg or less) and with 3,000 psi otherwise. If the limit is exceeded a warning is issued.',
      module: 'physics/well-planning/mud-window.ts',
    },
    {
      title: 'Kick tolerance',
      text: "A single gas bubble is assumed. Its maximum height gives a shut-in shoe pressure equal to the fracture pressure less the margin. The height is limited to between 0 and the open hole length. The volume is calculated around the bottomhole assembly and below the shoe. The volume below the shoe is converted to bottom conditions by Boyle's law, and by Charles's law if temperatures are entered. The smaller volume governs. If the shoe withstands an open hole full of influx, no volume limits the kick and none is reported. Gauge pressures are used and the gas deviation factor is constant.",
      module: 'physics/well-planning/kick-tolerance.ts',
    },
    {
      title: 'Burst',
      text: 'Gas to surface is assumed. Its surface pressure is the formation pressure at the end of the next section, or the shoe fracture pressure, less the gas column. The lower value is used. The external pressure at surface is zero. The load is compared with the internal yield pressure for a wall thickness one eighth below nominal.',
      module: 'physics/well-planning/casing-loads.ts',
    },
    {
      title: 'Collapse',
      text: 'Mud acts on the outside. The inside is empty down to the fluid level, with the next mud below. At the shoe, the load is compared with the collapse rating without axial load (pressure difference, API TR 5C3 since the 2015 addendum). At the fluid level, the load is compared with the rating reduced for the buoyed weight below.',
      module: 'modelrepo/wells/_shared/tubular/collapse.ts',
    },
    {
      title: 'Tension',
      text: 'Buoyed weight, bending (expressed as a force) and overpull are compared with the pipe body or connection strength. The shock load of a string stopped while running is reported separately.',
      module: 'physics/well-planning/casing-loads.ts',
    },
    {
      title: 'Ratings',
      text: 'Burst rating, collapse rating in the four regimes and pipe body strength are calculated without rounding.',
      module: 'standards/api-tr-5c3-2018/yielding.ts',
    },
    {
      title: 'Triaxial',
      text: 'Triaxial stress is checked at surface with the well shut in on the burst load. Thick-cylinder stresses are combined with buoyed weight and with bending of both signs, at the inner and outer walls.',
      module: 'modelrepo/wells/_shared/tubular/stresses.ts',
    },
    {
      title: 'Bit passage and hole clearance',
      text: 'Each bit must not exceed the drift diameter of the previous string and must be larger than the string to be run in its hole.',
      module: 'standards/api-5ct-2018/drift.ts',
    },
    {
      title: 'Hole concepts',
      text: 'Base costs and risk scores for three concepts are used for screening. Costs are scaled by 1 + 0.001 (water depth in m − 500), with a minimum factor of one half. Big hole is recommended for high rate, standard hole for development, and slim hole for exploration and appraisal up to 1,000 m water depth.',
      module: 'physics/well-planning/hole-concepts.ts',
    },
  ],
  assumptions: [
    'All well depths and gradients are vertical and referenced to the rotary table. Only the casing program of a concept is referenced to the mudline.',
    'In deep water the profile is referenced to the rotary table, and the overburden includes the seawater.',
    'A mud column exerts 0.052 psi/ft per ppg.',
    'Strings hang from the surface. A liner is treated as a string run to surface.',
    'The mud in which a string was run remains outside it. For burst, the external pressure at surface is zero.',
    'The influx is one bubble that neither migrates nor dissolves. Its density and gas deviation factor are constant.',
    'Wall thicknesses are nominal except in burst. Wear and loss of strength with temperature are not considered.',
  ],
  validity: [
    'Valid for collapse yield strengths of 40,000 to 155,000 psi and D/t up to 60. Outside these limits the collapse check is not reported as passed.',
    'For D/t below 4 a warning is issued, because thicker pipe resists more than calculated.',
    'Kick tolerance is based on pressures at the two ends of the path. Textbook methods based on the bubble midpoint give values 1 to 2 % higher.',
    'Costs, risks and the recommendation are for screening, based on the tables of an open-source library, and are not suitable for project sanction.',
    'API TR 5C3, API 5CT and textbook data are taken from published descriptions. Verify them against the originals before issue.',
  ],
  notChecked: [
    'Eaton profiles from logs (pore pressure and fracture gradients are entered)',
    'Regulations on surface casing, liner laps, cement and barriers (NORSOK D-010, API RP 96)',
    'Gas migration, two bubbles, real gas, and swab and circulating pressures',
    'Tubing leak, pressure test, cementing and thermal load cases, annular pressure build-up',
    'Wear, corrosion, temperature, sour service (NACE MR0175) and HPHT',
    'Buckling, connection envelopes and leak resistance (only tensile strength is used)',
    'Riser margin and dual gradient in deep water',
  ],
}
