/** What a run of an electrical submersible pump answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Electrical submersible pump sizing and hydraulics',
  question:
    'How many stages, what motor and what cable does this well need, where does a given pump run, and does it bear the gas?',
  askedAs: [
    'How many stages and how many horsepower does my ESP need for 4400 barrels a day?',
    'Total dynamic head of an electrical submersible pump from the dynamic fluid level?',
    'At what rate will this ESP run at 55 Hz, and is it inside its recommended range?',
    'Is there too much gas at the ESP intake: Turpin number and natural separation?',
    'Voltage drop of the ESP cable and the kVA at surface?',
    'How does the ESP pump curve change on viscous oil by HI 9.6.7, or at another frequency?',
  ],
  method: [
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
  ],
  assumptions: [
    'The well is vertical, the tubing uniform and as long as the pump is deep.',
    'One fluid of one gravity from the intake to the wellhead; it flows as thinly as water.',
    'The inflow is a straight line through its test; the rate of an operating point is that of the inflow, without shrinkage.',
    'Water has a formation volume factor of 1 and dissolves no gas; the annulus holds liquid without gas.',
    'All free gas at the intake goes through the pump in a design from inflow: none is separated.',
    'Head and power of a stage are those on water: neither gas nor viscosity is taken off.',
    'Stages are alike; motor losses, protector and slip are left out, and the speed follows the frequency.',
    'The voltage drop is resistive, at a power factor of 1.',
  ],
  validity: [
    'Pump curves are used between their first and last row; recommended range of a design at frequency, of an operating point at that of the curve.',
    'Intake pressure above 0: a rate that would take it lower cannot be drawn.',
    'Friction by Hazen and Williams holds for liquids as thin as water in turbulent flow: viscous or gassy flow takes a lift correlation, as in the nodal analysis of a well.',
    'Standing: valid for 100 to 258 °F, 16.5 to 63.8 °API and up to 1425 scf/stb. Outside, no check that rests on the free gas passes.',
    'Oil with less than 20 scf/stb: a warning, because next to no gas comes free.',
    'Free gas: above 10 % stages do not pass, above 40 % the motor does not pass either.',
    'ANSI/HI 9.6.7: B below 40; 1-3000 mm²/s, 3-260 m³/h and 6-130 m a stage, outside a warning.',
    'Standards and handbooks were read in public descriptions: compare the constants with the print before you sign.',
  ],
  notChecked: [
    'Shaft strength, housing pressure at shut-in head, thrust bearing: limits of the maker are not entered',
    'Gas lock, head lost to gas, gas handlers and tapered pumps',
    'Head on viscous oil within the operating point: correct the curve before it is entered',
    'Multiphase flow up the tubing, and gas lift by the gas in it',
    'Starting voltage, which is to be 50 to 65 % of the nameplate at least; reactance of the cable, drives, transformers and harmonics',
    'Motor temperature beyond the velocity past it; scale, sand and corrosion',
    'Suction pressure that the maker of the pump requires',
    'Run life and the cost of workovers',
  ],
}
