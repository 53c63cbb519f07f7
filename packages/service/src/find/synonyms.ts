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
    wt, wall thickness, nominal wall, selected wall, in wall, inch wall, mm wall
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
    cog, centre of mass
    diameter, dia
    elevation, sea level
    probability, chance, likelihood
    rms, rmse, root mean square
    slenderness, slender
    ranking, rank, prioritise, prioritisation, triage`,
  'pipelines and integrity': `
    line, pipeline, flowline, pipe, trunkline
    corrosion, corroded, corrode, rust, rusty, rusted, metal loss, wall loss, wall thinning, thin patch
    ffs, fitness, fitness for service
    ili, inline inspection, in line inspection, intelligent pig, smart pig, pig run, pigging, pigged
    mawp, maop, safe pressure
    rerate, re rate
    lta, local thin area
    rsf, remaining strength factor
    rstreng, river bottom profile
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
    collapse, implosion
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
    lineloss, one line lost, line loss, line lost, line failure, broken line, line broken, line break, one line damaged, line damaged, line missing, one broken, missing line, lost line, removed line, remove line, line removed
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
    slipstream, propwash, prop wash, prop race, propeller race, propeller jet
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
    dea, drag anchor, drag embedment
    pullout, pull out
    su, undrained strength, undrained shear strength
    py, p y
    tz, t z
    qz, q z
    skin friction, shaft friction
    liquefaction, liquefy, liquify, liquefiable, liquefied
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
    bhp, fbhp, pwf, bottomhole, bottom hole, sandface
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
    unloading, unload, liquid loading, loading up, loaded up, critical gas rate
    tdh, total dynamic head
    poc, pump off control
    vsd, variable speed drive, variable frequency drive, vfd
    recommended range, bep, best efficiency point`,
  'production and cost': `
    eur, ultimate recovery
    dca, decline curve, decline
    gulf of mexico, gom, ocs, federal offshore, federal waters, outer continental shelf, gulf of america
    norwegian, ncs, norway, sodir, npd
    texas, rrc, railroad commission, TX
    capex, capital cost, capital expenditure
    opex, operating cost, lifting cost, running cost, operating expenditure, o m
    economic limit, uneconomic, cessation of production, cop, field life, end of field life, cash flow
    tieback, tie back
    abandonment, decommissioning
    lti, ltif, lost time
    barrel, bbl, boe, stb, bopd, bpd, blpd, bfpd, kbopd, kbd, mmbbl`,
}
