/** What no calculation covers, by discipline in the words of its own index, so that a search says so instead of offering its nearest. */

interface Discipline {
  /** Its words and phrases, between commas. */
  readonly words: string
  /** What the catalog has that is nearest, as one would ask for it. */
  readonly near: string
}

export const OUTSIDE: Readonly<Record<string, Discipline>> = {
  'fracture mechanics': {
    near: 'crack growth inspection',
    words: `
      CTOD, crack tip opening, fracture toughness, failure assessment diagram, engineering critical assessment, ECA,
      BS 7910, Charpy, crack arrest, running fracture`,
  },
  'jack-up foundations': {
    near: 'mudmat bearing capacity',
    words: 'spudcan, leg penetration, leg fixation, rack chock, jacking system',
  },
  'flow assurance': {
    near: 'multiphase pressure drop',
    words: `
      hydrate, monoethylene glycol, methanol, wax, asphaltene, barium sulphate, scale inhibitor, slug catcher,
      severe slugging, terrain slugging, slug flow, cooldown, pour point, pigging frequency, souring`,
  },
  'thermal insulation': {
    near: 'flowline thermal expansion',
    words: 'insulation, u value, heat loss, heat transfer coefficient',
  },
  'process equipment': {
    near: 'nodal analysis',
    words: `
      separator, scrubber, demister, knock out drum, retention time, residence time, hydrocyclone, coalescer,
      distillation, column tray, packed column, contactor, reboiler, dehydration, amine, molecular sieve, heat
      exchanger, shell and tube, air cooler, boiler, steam, refrigeration, produced water treatment, oily water,
      desalter, control valve, orifice plate, orifice meter, flow meter, metering`,
  },
  'rotating equipment': {
    near: 'pump',
    words: `
      compressor, polytropic, surge control, anti surge, antisurge, gas turbine, NPSH, net positive suction head,
      centrifugal pump, lube oil, lubricating oil, diesel engine`,
  },
  'pressure relief and flaring': {
    near: 'design pressure of a pipeline',
    words: `
      PSV, PRV, relief valve, safety valve, rupture disc, blowdown, depressurisation, flare, flare stack, API 520,
      API 521`,
  },
  'fire and explosion': {
    near: 'incident statistics',
    words: `
      jet fire, pool fire, fireball, fire resistance, fire protection, PFP, firewater, fire water, deluge,
      sprinkler, blast, gas explosion, explosion overpressure, vapour cloud, gas cloud, gas dispersion`,
  },
  'technical safety': {
    near: 'incident statistics',
    words: `
      HAZOP, HAZID, QRA, quantitative risk assessment, SIL, safety integrity level, LOPA, bow tie, hazardous area,
      gas detector, fire detector, escape route, temporary refuge, lifeboat, noise exposure`,
  },
  'electrical power': {
    near: 'motor cable voltage',
    words: `
      ampacity, cable rating, current rating, power cable, export cable, array cable, switchgear, switchboard,
      circuit breaker, short circuit, transformer, arc flash, earthing, voltage dip, motor starting, busbar,
      lightning`,
  },
  'wind energy': {
    near: 'monopile scour',
    words: `
      wake loss, wake effect, energy yield, energy production, AEP, wind farm layout, blade pitch, turbine blade,
      rotor blade, nacelle`,
  },
  'concrete structures': {
    near: 'jacket member checks',
    words: `
      rebar, reinforced concrete, prestressed concrete, post tensioned, tendon, concrete beam, concrete slab,
      gravity base, crack width, stirrup, reinforcement`,
  },
  'control and telecommunications': {
    near: 'measured time series',
    words: 'radio link, satellite link, fibre optic, PLC, PID, level controller',
  },
  'heating and ventilation': {
    near: 'motor cable voltage',
    words: 'HVAC, air conditioning, ventilation',
  },
  'reservoir engineering': {
    near: 'decline curve forecast',
    words: `
      material balance, aquifer influx, relative permeability, reservoir simulation, reservoir model, history
      matching, history match, upscaling, waterflood, buckley leverett, miscibility, oil in place, STOIIP, OOIP,
      GIIP, tracer test, enhanced oil recovery, EOR, CO2 storage, equation of state, phase envelope`,
  },
  petrophysics: {
    near: 'reservoir inflow performance',
    words: `
      log interpretation, well log, wireline log, porosity, net pay, archie, water saturation, core analysis,
      capillary pressure, gamma ray`,
  },
  'well testing': {
    near: 'reservoir inflow performance',
    words: `
      buildup test, build up test, pressure buildup, pressure build up, drawdown test, horner, pressure transient,
      falloff test`,
  },
  geophysics: {
    near: 'liquefaction',
    words: `
      seismic survey, seismic processing, seismic inversion, seismic velocity, seismic horizon, velocity model,
      depth conversion, streamer, AVO`,
  },
  geomechanics: {
    near: 'casing depth and fracture gradient',
    words: 'wellbore stability, breakout, horizontal stress, mohr coulomb, sand production',
  },
  cementing: {
    near: 'casing design',
    words: 'cement, cement slurry, cement job, cement bond, thickening time, top of cement',
  },
  'completion and stimulation': {
    near: 'well inflow performance',
    words: `
      perforation gun, gravel pack, sand screen, acidising, hydraulic fracturing, fracture half length, fracture
      stimulation, proppant, completion fluid, completion brine, packer, liner hanger`,
  },
  'gas lift, plunger lift and jet pumps': {
    near: 'sucker rod pump',
    words: 'gas lift valve, gas lift design, unloading valve, plunger lift, jet pump, progressing cavity, PCP',
  },
  'well control equipment and drill string': {
    near: 'drilling hydraulics',
    words: `
      accumulator, annular preventer, pipe ram, shear ram, kill sheet, torque and drag, stick slip, bottom hole
      assembly, BHA, tool joint`,
  },
  'coiled tubing fatigue': {
    near: 'coiled tubing',
    words: 'coiled tubing fatigue, CT fatigue, gooseneck',
  },
  'pipe laying': {
    near: 'pipe collapse and bending',
    words: 'stinger, s lay, j lay, reel lay, sagbend, pipelay analysis',
  },
  'third-party interaction': {
    near: 'pipeline free span',
    words: 'trawl, dropped object, RP F107, RP F111, anchor strike, ship impact, ship collision',
  },
  'flexible pipes and umbilicals': {
    near: 'riser stress',
    words: `
      flexible pipe, flexible riser, carcass, polymer sheath, tensile armour, umbilical, control fluid, subsea
      control module`,
  },
  'erosion and corrosion rates': {
    near: 'pipeline corrosion assessment',
    words: `
      sand erosion, RP O501, CO2 corrosion, NORSOK M 506, H2S corrosion, microbiologically influenced, corrosion
      inhibitor, chemical injection, sour service, MR0175, hydrogen embrittlement, corrosion under insulation`,
  },
  'welding and coating application': {
    near: 'fatigue of welded details',
    words: `
      preheat, carbon equivalent, weld procedure, welding procedure, welding consumable, paint specification, NORSOK
      M 501, film thickness`,
  },
  'bolted joints, vessels and piping': {
    near: 'wall thickness',
    words: `
      bolt preload, bolt torque, bolted connection, gasket, flange design, pressure vessel, storage tank, API 650,
      piping stress, B31.3, pipe support`,
  },
  'dynamic positioning': {
    near: 'vessel operability',
    words: 'dynamic positioning, capability plot, thruster',
  },
  'helidecks and cranes': {
    near: 'lifting rigging',
    words: 'helideck, helicopter, CAP 437, crane pedestal, crane foundation, slewing bearing, gangway',
  },
  'pile driving': {
    near: 'driven pile capacity',
    words: `
      pile driving, driveability, drivability, hammer energy, pile hammer, impact hammer, hydraulic hammer, pile
      refusal, underwater noise, marine mammal`,
  },
  'slopes and earthworks': {
    near: 'mudmat bearing capacity',
    words: `
      consolidation settlement, oedometer, embankment, slope stability, landslide, submarine slide, slip circle,
      retaining wall, sheet pile wall, earth pressure, site response, dewatering`,
  },
  'ice loads': {
    near: 'wind and current loads',
    words: 'ice load, ice crushing, ice ridge, iceberg, ISO 19906',
  },
  'coastal and port engineering': {
    near: 'passing ship',
    words: `
      breakwater, berthing energy, fender, longshore, tide prediction, tidal prediction, tsunami, squat, underkeel
      clearance`,
  },
  'ship structures and propulsion': {
    near: 'hull resistance',
    words: `
      hull girder strength, longitudinal strength, scantling, cavitation, propeller design, open water thrust,
      zigzag test, stopping distance, sloshing`,
  },
}
