/** The method step by step, each with the module that holds its equations. */
export const method = [
  {
    title: 'Inflow',
    text: 'J = q_t / (p_r − p_t) of the liquid, p_wf = p_r − q / J; intake pressure p_i = p_wf − 0.433 γ (L_d − L_p), with the gravity of the liquid between perforations and pump from stock-tank oil and water.',
    module: 'physics/inflow/linear.ts',
  },
  {
    title: 'Volumes at the intake',
    text: 'Oil with the gas dissolved in it by Standing, in the form of the field, water, and free gas; gas in solution never above the gas that is produced.',
    module: 'physics/esp/intake.ts',
  },
  {
    title: 'Natural separation',
    text: 'E = v_inf / (v_inf + v_sl): bubbles that rise against the liquid in the annulus at the intake. A rotary separator leaves another 0.1 to 0.4 of the rest.',
    module: 'physics/esp/gas.ts',
  },
  {
    title: 'Gas handling',
    text: 'Turpin number 2000 (q_g / q_l) / (3 p) below 1. No head is taken off for gas: above 10 % free gas it is said that the curve promises too much, above 40 % that the method does not hold.',
    module: 'physics/esp/gas.ts',
  },
  {
    title: 'Total dynamic head',
    text: 'Net lift, which is the dynamic fluid level or the depth of the pump less the head of its intake pressure; friction in the tubing by Hazen and Williams over the depth of the pump; head of the wellhead pressure. In metres of the fluid.',
    module: 'physics/esp/heads.ts',
  },
  {
    title: 'Stages, power and load',
    text: 'Stages are the head over that of a stage, rounded up; power is that of the stages on water times the specific gravity; load is the power over the rating at frequency.',
    module: 'physics/esp/pump.ts',
  },
  {
    title: 'Pump curve at frequency',
    text: 'Rows straight between each other and not beyond; rate with f / f_0, head with its square, power with its cube; the recommended range of an operating point likewise.',
    module: 'physics/esp/pump.ts',
  },
  {
    title: 'Operating point',
    text: 'The crossing of highest rate of pump and system, piece by piece of the curve from its end, or from the rate at which the intake pressure has come to 0. Within a piece the pump is straight and the system bends upwards: both crossings that a piece can have are found.',
    module: 'physics/esp/operating.ts',
  },
  {
    title: 'Viscous liquids',
    text: 'Parameter B of ANSI/HI 9.6.7 and the factors of rate, head and efficiency; none up to B = 1, no answer from 40.',
    module: 'physics/esp/viscosity.ts',
  },
  {
    title: 'Motor cooling',
    text: 'Velocity of the rate through the pump between casing and motor, at least 0.3 m/s.',
    module: 'physics/esp/gas.ts',
  },
  {
    title: 'Cable',
    text: 'Resistance at the temperature of the conductor, √3 I R in three phases, resistive; at most 30 V in 1000 ft and 10 % of the motor voltage; √3 V I at surface.',
    module: 'physics/esp/cable.ts',
  },
  {
    title: 'Hydraulic power and efficiency',
    text: 'ρ g q H of the fluid, over the brake power. An efficiency above 1 means that head and power were not of one pump: a row of a curve is refused, a stage of a design leaves the motor unchecked.',
    module: 'physics/esp/pump.ts',
  },
]
