/** What the field writes in several ways, by discipline, so that a search by one finds the others. */

/**
 * Each line is one meaning, its ways of writing between commas. A phrase adds the meaning to its words, a single word becomes it.
 * What is written with a capital is known only in capitals: `KG` is a height, `kg` is not.
 */
export const SAME: Readonly<Record<string, string>> = {
  general: `
    instant, instantly, quick, quickly, fast, rapid, lookup, look up, atlas, precomputed, pre computed, surrogate
    sweep, parametric, parameter study, design matrix, batch, factorial, all combinations
    compare, comparison
    utilisation, uc, unity check, unity ratio, usage factor, UR
    fos, SF, factor of safety, safety factor
    thickness, thick, thk
    wt, wall thickness, nominal wall, selected wall
    od, outer diameter, outside diameter
    smys, yield strength, yield stress
    smts, uts, tensile strength
    scf, stress concentration factor, concentration factor
    dff, design fatigue factor
    daf, dynamic amplification, dynamic amplification factor
    fe, fea, fem, finite element
    life, lifetime
    rate, flowrate
    spectrum, spectra, spectral
    psd, power spectral density, response spectrum, stress spectrum
    vessel, ship, boat
    vibration, vibrate, strum
    temperature, temp
    weight, mass
    steel, steelwork
    submerged, underwater
    difference, differ, diff
    cost, price, expense
    storm, hurricane, cyclone, typhoon
    offset, excursion, watch circle
    hotspot, hot spot
    pressure loss, pressure drop, friction loss
    cd, drag coefficient
    ca, added mass coefficient
    eurocode, ec3
    aluminium, al
    yearly, annual, annually
    overturning, overturn, tip over, topple
    settlement, settle
    seabed, sea bed, seafloor, sea floor, sea bottom
    hs, hm0, significant wave height
    tp, peak period
    seastate, sea state
    maximum, max, largest
    minimum, min, smallest
    fft, fourier
    time history, time series, time trace, signal
    cog, centre of mass`,
  'pipelines and integrity': `
    line, pipeline, flowline, pipe, trunkline
    corrosion, corroded, corrode, rust, rusty, rusted, metal loss, wall loss, wall thinning, thin patch
    ffs, fitness, fitness for service
    ili, inline inspection, in line inspection, intelligent pig, smart pig, pig run, pigging, pigged
    mawp, maop, safe pressure, derate, rerate, re rate, reduced pressure
    lta, local thin area
    rsf, remaining strength factor
    rstreng, river bottom profile, effective area
    ovality, oval, ovalisation, out of round, out of roundness, roundness, round, flattening
    vortex, viv
    span, freespan, unsupported length
    onbottom, obs, on bottom
    stability, stable, stays put
    cwc, concrete coating, concrete weight coat, weight coating
    upheaval, ub, uhb, pop out, pop up
    snaking, snake, sideways
    hpht, high pressure high temperature
    eaf, effective axial force
    burst, bursting, pressure containment
    collapse, external pressure, implosion
    propagation, propagate, propagating
    rbi, risk based inspection
    ut, ultrasonic
    kc, keulegan carpenter
    mattress, sandbag`,
  'cathodic protection': `
    cp, cathodic, cathodic protection, corrosion protection
    anode, sacrificial, galvanic, sacp, gacp
    iccp, impressed, impressed current
    plet, flet, pipeline end termination
    plem, pipeline end manifold
    xt, xmas tree, christmas tree
    owt, offshore wind turbine, wind turbine foundation, offshore wind
    cra, corrosion resistant alloy
    standoff, stand off
    attenuation, attenuate`,
  'moorings and floating units': `
    mbl, breaking load, breaking strength, mbs
    mbr, bend radius, bending radius
    touchdown, touch down, tdp, tdz
    hangoff, hang off
    fpso, fso, fpu, production ship, floating production
    semisubmersible, semi, semisub
    tlp, tension leg
    tn, t n
    snap, snatch
    lf, low frequency, slow drift
    wf, wave frequency
    lineloss, one line lost, line loss, line lost, line failure, broken line, line broken, line break, one line damaged, line damaged, line missing, one broken
    window, calm
    waiting, wow
    workability, workable, operability, uptime, downtime`,
  'waves and fatigue': `
    rao, response amplitude operator, response amplitude
    qtf, quadratic transfer function
    sn, s n, wohler
    miner, palmgren
    wideband, wide band
    narrowband, narrow band
    rainflow, rain flow, cycle count, cycles count
    mpm, most probable maximum
    passing, pass, go by, goes by
    bem, boundary element, panel method
    msi, motion sickness`,
  'ships and stability': `
    metacentric, GM
    vcg, KG, centre of gravity
    gz, righting lever, righting arm
    flooded, flooding, flood
    slipstream, propwash, prop wash, race, propeller jet
    knot, kt, kts
    vlcc, ulcc
    accident, incident, casualty, casualties`,
  risers: `
    tsj, tapered stress joint, stress joint
    lmrp, lower marine riser package
    bop, blowout preventer
    lrfd, load and resistance factor
    scr, steel catenary riser
    ttr, top tensioned riser
    slip joint, telescopic joint
    flex joint, flexjoint, ball joint`,
  'soils and lifting': `
    suction, caisson, bucket
    dea, drag anchor, drag embedment
    pullout, pull out, uplift
    su, undrained strength, undrained shear strength
    py, p y
    tz, t z
    qz, q z
    skin friction, shaft friction
    liquefaction, liquefy, liquify
    earthquake, seismic, quake
    csr, cyclic stress ratio
    crr, cyclic resistance ratio
    lpi, liquefaction potential index
    cpt, cptu, cone penetration
    spt, standard penetration, n60
    padeye, pad eye, lug, lifting eye
    skl, skew load
    swl, wll, working load, safe working load
    armour, riprap, rip rap`,
  wells: `
    bhp, fbhp, pwf, bottomhole, bottom hole
    whp, fwhp, thp, wellhead pressure, tubing head pressure
    gor, gas oil ratio
    glr, gas liquid ratio
    wor, water oil ratio
    bsw, water cut, watercut
    productivity, PI
    ipr, inflow, inflow performance
    vlp, tpr, outflow, lift performance, tubing performance
    esp, submersible pump, electric pump
    srp, rod pump, sucker rod, beam pump, pumpjack, pump jack
    dynacard, dynamometer, dyno, pump card
    reel, drum
    ct, coiled tubing, coil tubing, ctu
    ecd, equivalent circulating density
    mud weight, MW, mud density
    standpipe, spp, stand pipe
    rop, penetration rate, rate of penetration, drilling rate, drill rate
    wob, weight on bit, bit weight
    rpm, rotary speed
    mse, specific energy
    tvd, true vertical depth
    md, measured depth
    inclination, inc
    azimuth, azi
    bur, build rate
    reservoir pressure, sibhp, static bhp
    dogleg, dls, dog leg
    kop, kickoff, kick off
    anticollision, anti collision, separation factor, offset well, neighbouring well
    shoe, casing seat, setting depth
    fracture gradient, frac gradient
    triaxial, vme
    pvt, black oil
    cuttings, cutting
    holdup, hold up
    tdh, total dynamic head
    poc, pump off control
    vsd, variable speed drive, variable frequency drive, vfd
    recommended range, bep, best efficiency point`,
  'production and cost': `
    eur, ultimate recovery
    dca, decline curve, decline
    gulf of mexico, gom, ocs, outer continental shelf, gulf of america
    norwegian, ncs, norway, sodir, npd
    texas, rrc, railroad commission
    capex, capital cost, capital expenditure
    opex, operating cost, lifting cost, running cost, operating expenditure, o m
    economic limit, uneconomic, cessation of production, cop
    tieback, tie back
    abandonment, decommissioning
    lti, ltif, lost time
    barrel, bbl, boe, stb, bopd, bpd, blpd, bfpd, kbopd, kbd, mmbbl`,
}

/** What is said beside the words on the right: a part names its whole, a place its country, a tool its trade. */
export const IMPLIED: Readonly<Record<string, string>> = {
  riser: 'scr, ttr, tsj, lmrp, f201, 2rd',
  mooring: 'fairlead, mbl',
  chain: 'r3, r3s, r4, r4s, r5, studless, studlink',
  fibre: 'polyester, hmpe, nylon, dyneema, aramid, synthetic',
  steel: 'x42, x52, x56, x60, x65, x70, x80',
  line: 'x42, x52, x56, x60, x65, x70, x80',
  casing: 'l80, p110, n80, q125, k55, j55, t95, c90, c95, 9-5/8, 13-3/8, ppf, octg',
  tubing: '2-7/8, 3-1/2, 2-3/8',
  drilling: '12-1/4, 8-1/2, 17-1/2',
  mud: 'ppg',
  gas: 'b31.8',
  'b31.8': 'gas line, gas main, natural gas',
  liquid: 'b31.4, crude, oil line',
  'b31.4': 'crude, oil line, liquid line',
  corrosion: 'pit, pinhole, lta, rsf, b31g, rstreng, rp f101',
  ili: 'mfl, erf, anomaly, feature list, dent, gouge',
  upheaval: 'trench, buried, backfill',
  structure: 'plet, plem, flet, template, xt, ssiv',
  jumper: 'spool',
  scour: 'erode, erosion, wash out, washed out, washout, undermine',
  vibration: 'vortex, singing, humming, shake',
  stability: 'capsize, keel over, maxsurf, ghs, napa',
  'hole cleaning': 'stuck pipe, pack off',
  'fracture gradient': 'leak off, LOT, FIT, FG, losses, lost circulation',
  rig: 'jackup, jack up, modu',
  anode: 'zinc, b401',
  anchor: 'dea, stevpris, vla, sepla',
  liquefaction: 'csr, crr, lpi',
  earthquake: 'pga, Mw',
  'lateral load': 'py',
  'axial load': 'tz, qz',
  spectrum: 'dirlik, jonswap, pierson moskowitz, torsethaugen',
  extreme: 'gumbel, mpm',
  ocimf: 'vlcc, isherwood, blendermann',
  nodal: 'prosper, pipesim, deliverability',
  accident: 'collision, grounding, spill, fatality, aground, maib',
  power: 'ehp, powering, horsepower, kw',
  ranking: 'ahp, topsis, weights',
  gor: 'glr',
  weather: 'calm, waiting',
  vessel: 'osv, dsv, tug, barge, ahts, bulk carrier, ferry, merchant ship',
  'pore pressure': 'PP',
  frequency: 'vsd, fn, eigenfrequency',
  bearing: 'meyerhof, vesic, brinch hansen',
  diffraction: 'wamit, nemoh, hydrostar, wadam, aqwa, orcawave',
  catenary: 'moorpy, ariane',
  pile: 'lpile, apile, opile, grlweap',
  jacket: 'sacs, usfos',
  vortex: 'shear7',
  dca: 'aries, phdwin',
  srp: 'rodstar, echometer, xspoc',
  ct: 'cerberus',
  triaxial: 'wellcat, stresscheck',
  hydraulics: 'wellplan, drillbench',
  'gulf of mexico':
    'bsee, boem, ogor, GC, MC, WR, thunder horse, atlantis, mad dog, ursa, tahiti, perdido, appomattox, green canyon, mississippi canyon, walker ridge, keathley canyon, garden banks, viosca knoll, ewing bank, alaminos canyon',
  norwegian:
    'ekofisk, troll, statfjord, gullfaks, oseberg, snorre, sverdrup, heidrun, asgard, grane, valhall, castberg, ormen lange, draugen, goliat, alvheim',
  texas: 'permian, eagle ford, midland, karnes, delaware basin, spraberry, wolfcamp, barnett',
}
