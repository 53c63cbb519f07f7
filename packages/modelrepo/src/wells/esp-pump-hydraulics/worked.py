"""Verdicts of a submersible pump, worked from API RP 11S4 and Takacs (2018): heads, stages, power, intake and gas."""
from math import ceil, pi

from worked import case

G = 9.80665
PSI = 6894.757293168361
FT = 0.3048
IN = 0.0254
DAY = 86400
ATMOSPHERE = 14.7
HP = 745.6998715822702


def friction(L, q, C, d):
    """Hazen and Williams in SI."""
    return 10.67 * L * q**1.852 / (C**1.852 * d**4.8704)


def head(p, gamma):
    return p / (1000 * gamma * G)


def past(q, outer, inner):
    return q / (pi / 4 * (outer**2 - inner**2))


def sized(gamma, head_stage, power_stage, total):
    stages = ceil(total / head_stage)
    return stages, stages * power_stage * gamma


# the example: level 1500 m, 1500 kPa at the wellhead, 2000 m of 2.992 in tubing
def example(q):
    return 1500 + friction(2000, q / DAY, 120, 2.992 * IN) + head(1.5e6, 0.88)


stages, power = sized(0.88, 6.5, 0.95, example(700))
hydraulic = 1000 * 0.88 * G * 700 / DAY * example(700) / HP
cool = past(700 / DAY, 6.366 * IN, 5.4 * IN)
case(
    'a-pump-that-meets-all',
    {
        'checks.stages.demand': stages,
        'checks.motor.demand': power,
        'checks.motor_cooling.capacity': cool,
        'hydraulic_power': hydraulic,
        'friction_head': friction(2000, 700 / DAY, 120, 2.992 * IN),
        'wellhead_head': head(1.5e6, 0.88),
        'total_dynamic_head': example(700),
        'motor_cooling_velocity': cool,
        'stage_efficiency': 1000 * G * 700 / DAY * 6.5 / HP / 0.95,
    },
)
stages, power = sized(0.88, 6.5, 0.95, example(400))
case('less-than-the-least-rate', {'checks.stages.demand': stages, 'checks.motor.demand': power})
case('more-than-the-greatest-rate', {'checks.stages.demand': sized(0.88, 6.5, 0.95, example(1000))[0]})
case('a-motor-too-small', {'checks.motor.demand': sized(0.88, 6.5, 0.95, example(700))[1]})
case('too-few-stages-allowed', {'checks.stages.demand': sized(0.88, 6.5, 0.95, example(700))[0]})
case('a-motor-in-a-wide-casing', {'checks.motor_cooling.capacity': past(550 / DAY, 9 * IN, 4.56 * IN)})

# intake pressure instead of a level: the head of 1000 psi carries
lift = 2000 - head(1000 * PSI, 0.88)
total = lift + friction(2000, 700 / DAY, 120, 2.992 * IN) + head(1.5e6, 0.88)
case('lifted-from-an-intake-pressure', {'net_lift': lift, 'total_dynamic_head': total, 'checks.stages.demand': ceil(total / 6.5)})

# PetroWiki, design example 1; 0.433 psi/ft of water
J = 850 / (3200 - 2600)
gamma = 0.75 * 1.085 + 0.25 * 141.5 / (131.5 + 32)


def at_intake(q):
    return 3200 - q / J - 0.433 * gamma * (6800 - 5500)


def volumes(q):
    """Standing at the intake: liquid and free gas, bbl/d."""
    absolute = at_intake(q) + ATMOSPHERE
    gas, oil = 0.7, 141.5 / (131.5 + 32)
    solution = gas * (absolute / 18 * 10 ** (0.0125 * 32) / 10 ** (0.00091 * 160)) ** 1.2048
    factor = 0.972 + 0.000147 * (solution * (gas / oil) ** 0.5 + 1.25 * 160) ** 1.175
    per_mscf = 5.04 * 0.85 * (160 + 460) / absolute
    return q * 0.25 * factor + q * 0.75, q * 0.25 * (300 - solution) / 1000 * per_mscf, absolute


liquid, free, absolute = volumes(2300)
case(
    'petrowiki-esp-design-example-1',
    {
        'checks.intake_pressure.demand': 3200 - at_intake(2300),
        'checks.gas_stability.demand': 2000 * free / liquid / (3 * absolute),
        'checks.free_gas.demand': free / (free + liquid),
        'turpin_number': 2000 * free / liquid / (3 * absolute),
    },
)
case('drawn-beyond-the-reservoir', {'checks.intake_pressure.demand': 3200 - at_intake(4000)})
# sized too: TDH is that of the base, 8 m and 0.5 hp a stage
whole = (liquid + free) * 5.614583333333333 * FT**3 / DAY
heads = (
    5500 * FT
    - head(at_intake(2300) * PSI, gamma)
    + friction(5500 * FT, whole, 120, 2.441 * IN)
    + head(100 * PSI, gamma)
)
per_day = whole * DAY
case(
    'inflow-with-stages-and-motor',
    {
        'checks.rate_above_minimum.capacity': per_day,
        'checks.rate_below_maximum.demand': per_day,
        'checks.stages.demand': ceil(heads / 8),
        'checks.motor.demand': ceil(heads / 8) * 0.6 * gamma,
        'checks.gas_stability.demand': 2000 * free / liquid / (3 * absolute),
        'checks.free_gas.demand': free / (free + liquid),
        'turpin_number': 2000 * free / liquid / (3 * absolute),
        'oil_formation_volume_factor': (liquid - 2300 * 0.75) / (2300 * 0.25),
        'motor_power_required': ceil(heads / 8) * 0.6 * gamma,
        'motor_load': ceil(heads / 8) * 0.6 * gamma / 100,
        'stage_efficiency': 1000 * G * whole * 8 / HP / 0.6,
        'hydraulic_power': 1000 * gamma * G * whole * heads / HP,
    },
)

# the generic curve of 230 stages at 55 of 60 Hz, level 1400 m, 1200 kPa, gravity 0.95
speed = 55 / 60
rest = 1400 + head(1.2e6, 0.95)
case(
    'operating-point-fixed-level-55hz',
    {
        'checks.balance.demand': rest,
        'checks.balance.capacity': 230 * 10.2 * speed**2,
        **{
            f'tables.pump_at_frequency.{row}.{name}': value
            for row, (q, h, b) in enumerate(
                [(0, 10.2, 0.42), (200, 10, 0.61), (400, 9.4, 0.87), (600, 8.2, 1.05), (800, 6.3, 1.15), (1000, 3.6, 1.14)]
            )
            for name, value in {
                'flow_rate': q * speed,
                'head': 230 * h * speed**2,
                'brake_power': 230 * b * 0.95 * speed**3,
                'efficiency': 1000 * G * q / DAY * h / HP / b,
            }.items()
        },
    },
)
case('a-pump-that-cannot-lift', {'checks.balance.demand': rest, 'checks.balance.capacity': 100 * 10.2 * speed**2})
# beyond its curve: most head is left at rest, and too much at the last row
case('a-pump-that-runs-beyond-its-curve', {'checks.balance.demand': rest, 'checks.balance.capacity': 900 * 10.2 * speed**2})

# pumped off: at rest the intake has the reservoir less 80 m of column
still = 1500 - 0.433 * 0.95 * 80 / FT
case(
    'operating-point-pumped-off',
    {
        'checks.balance.demand': 1900 - head(still * PSI, 0.95) + head(1.2e6, 0.95),
        'checks.balance.capacity': 260 * 10.2,
        'tables.pump_at_frequency.0.intake_pressure': still,
        'tables.pump_at_frequency.1.intake_pressure': still - 200 / 0.158987294928,
    },
)
# at the crossing 858 m3/d are drawn, of 6 bbl/d/psi, 150 m above the datum
drawn = 857.339 / 0.158987294928 / 6 + 0.433 * 0.98 * 150 / FT
case(
    'operating-point-with-inflow-58hz',
    {
        'checks.intake_pressure.demand': drawn,
        'checks.balance.demand': 1800 - head((2300 - 0.433 * 0.98 * 150 / FT) * PSI, 0.98) + head(1e6, 0.98),
        'checks.balance.capacity': 250 * 10.2 * (58 / 60) ** 2,
        'tables.pump_at_frequency.2.intake_pressure': 2300
        - 400 * 58 / 60 / 0.158987294928 / 6
        - 0.433 * 0.98 * 150 / FT,
    },
)
