"""Verdicts of lifting-lug-design: the eye by ANSI/AISC 360-16 D2, D5 and J7 (ASD), ASME BTH-1 (2017) 3-3.3, DNV 2.7-1
(2013) 8.3 and DNV-ST-E273 (2.17); the foot as a cantilever and its fillets as lines (Blodgett 5.14 and 7.4), in N and mm."""

from math import cos, hypot, radians, sin, sqrt

from worked import case

INCH, KSI = 25.4, 6.894757293168361


def tabled(modes):
    return {
        f'tables.strengths.{i}.{column}': value / 1e3
        for i, (nominal, phi, omega) in enumerate(modes)
        for column, value in (('nominal', nominal), ('allowable', nominal / omega), ('design', phi * nominal))
    }


def aisc(name, t, w, d, d_h, a, F_y, F_u, load=None, cheek=0.0):
    """Omega of 2.00 for rupture and bearing, 1.67 for yield."""
    b_e = min(2 * t + 16, (w - d_h) / 2)
    tension = F_u * 2 * t * b_e
    shear = 0.6 * F_u * 2 * t * (a + d / 2)
    bearing = 1.8 * F_y * d * (t + 2 * cheek)
    gross = F_y * w * t
    expected = {
        'checks.edge_distance.demand': 1.33 * b_e,
        'checks.edge_distance.capacity': a,
        **tabled([(tension, 0.75, 2), (shear, 0.75, 2), (bearing, 0.75, 2), (gross, 0.9, 1.67)]),
    }
    if load is not None:
        asd = {'tensile_rupture': tension / 2, 'shear_rupture': shear / 2, 'bearing': bearing / 2, 'gross_yield': gross / 1.67}
        for check, strength in asd.items():
            expected |= {f'checks.{check}.demand': load, f'checks.{check}.capacity': strength / 1e3}
        expected['governing_utilisation'] = load / (min(asd.values()) / 1e3)
    case(name, expected)


D7 = {'t': 0.5 * INCH, 'w': 4.25 * INCH, 'd': INCH, 'd_h': 1.03 * INCH, 'a': 2.25 * INCH, 'F_y': 36 * KSI, 'F_u': 58 * KSI}
aisc('bearing-alone-fails-between-asd-and-lrfd', **D7, load=100)
aisc('all-of-the-eye-holds', **D7, load=60)
aisc('tensile-rupture-alone-fails', **{**D7, 'w': 6 * INCH}, cheek=INCH, load=211.5)
aisc('shear-rupture-alone-fails', **{**D7, 'w': 6 * INCH, 'a': 2.17 * INCH}, cheek=INCH, load=208)
aisc('gross-yield-alone-fails', **D7, cheek=INCH, load=205)
aisc('short-edge-fails-without-a-load', **{**D7, 'a': 2.1 * INCH})
DEFAULT = {'t': 40, 'w': 230, 'd': 75, 'd_h': 80, 'a': 105, 'F_y': 355, 'F_u': 470}
aisc('default-padeye-aisc-asd', **DEFAULT, load=420 * 2 * 1.1)


def bth(name, load, t=0.75, a=1.0625, b=1.0625, R=1.5, D_p=0.75, D_h=0.875, F_y=36, F_u=58, N_d=3):
    """In inches, ksi and kip; the answer in kN."""
    ratio = D_p / D_h
    C_r = 1 if ratio > 0.9 else 1 - 0.275 * sqrt(1 - ratio**2)
    b_eff = min(b, 4 * t, 0.6 * F_u / F_y * sqrt(D_h * b))
    stress = F_u / (1.2 * N_d)
    A_v = t * (2 * a + D_p * (1 - cos(radians(55 * ratio))))
    kip = {
        'bth_tension': 2 * t * b_eff * C_r * stress,
        'bth_fracture': C_r * stress * t * (1.13 * (R - D_h / 2) + 0.92 * b * D_h / (D_h + b)),
        'bth_shear': 0.7 * stress * A_v,
        'bth_bearing': 1.25 * F_y / N_d * D_p * t,
    }
    strengths = {check: value * KSI * INCH**2 / 1e3 for check, value in kip.items()}
    expected = {'governing_utilisation': load / min(strengths.values())}
    for check, strength in strengths.items():
        expected |= {f'checks.{check}.demand': load, f'checks.{check}.capacity': strength}
    case(name, expected)


bth('bth-all-holds', load=36)
bth('bth-bearing-alone-fails', load=50)
bth('bth-tension-alone-fails', F_y=57, load=56)
bth('bth-fracture-alone-fails', F_y=50, R=1, load=51)
bth('bth-shear-alone-fails', a=0.3, load=34)


def container(name, yields=290, R=25, t=10, D_H=25, mass=500, n=4, angle=50):
    RSF = 3 * mass * 9.81 / (n - 1) / sin(radians(angle))
    tear_out, contact = 1.5 * RSF / (t * (R - D_H / 2)), 23.7 * sqrt(RSF / D_H / t)
    case(
        name,
        {
            'checks.container_tear_out.demand': tear_out,
            'checks.container_tear_out.capacity': yields,
            'checks.container_contact.demand': contact,
            'checks.container_contact.capacity': yields,
            'governing_utilisation': max(tear_out, contact) / yields,
        },
    )


container('container-contact-alone-fails', yields=100)
container('container-tear-out-alone-fails', R=15)
container('container-cheeks-count', t=10 + 2 * 3)


def portable(name, R=50.0, R_ch=30.0, d=28.5, yields=355.0, d_h=30, t=30, t_c=6, mass=11, given=None):
    """A pin below 0.94 of its hole is loose; the sling stands at 45 degrees and the class is R45."""
    force = (1.4 + 0.6 * sqrt(50 / mass)) * mass * 1e3 * 9.81
    RSF = given or 1.2 * force * 0.3325 / sin(radians(45))
    t_e, E = t + 2 * t_c, 210e3
    R_pad = (R * t + 2 * R_ch * t_c) / t_e
    tear_out = 2 * RSF / ((2 * R_pad - d_h) * t_e)
    close = 0.045 * sqrt(RSF * E / (d_h * t_e))
    contact = close if d >= 0.94 * d_h else 0.18 * sqrt(RSF * (1 / d - 1 / d_h) * E / t_e)
    case(
        name,
        {
            'checks.portable_tear_out.demand': tear_out,
            'checks.portable_tear_out.capacity': 0.85 * yields,
            'checks.portable_contact.demand': contact,
            'checks.portable_contact.capacity': 0.85 * yields,
            'governing_utilisation': max(tear_out, contact) / (0.85 * yields),
        },
    )


portable('portable-contact-alone-fails', yields=260)
portable('portable-tear-out-alone-fails', R=30, R_ch=20)
portable('portable-loose-pin-fails', d=24)
portable('portable-by-a-sling-force-that-is-given', given=200e3)


def pulls(P, angle, share):
    return P * sin(radians(angle)), P * cos(radians(angle)), P * share


def base(name, P, angle=60, share=0.05, L=300, t=40, h=160, F_y=355, allowed=0.67):
    N, H, F = pulls(P * 1e3, angle, share)
    along = N / (L * t) + H * h * (L / 2) / (t * L**3 / 12) + F * h * (t / 2) / (L * t**3 / 12)
    across = hypot(H, F) / (L * t)
    case(name, {'checks.base.demand': sqrt(along**2 + 3 * across**2), 'checks.base.capacity': allowed * F_y})


base('base-section-combined-stress', P=400)
base('base-fails-under-twice-the-pull', P=800)
base('base-leans-with-the-sling', P=800, angle=45, share=0.03)


def weld(name, P, leg=14, angle=60, share=0.04, L=320, t=40, h=170, F_EXX=480):
    N, H, F = pulls(P * 1e3, angle, share)
    throat = 0.707 * leg
    area = 2 * throat * L
    along = N / area + H * h * (L / 2) / (2 * throat * L**3 / 12) + F * h / (throat * L * t)
    case(name, {'checks.weld.demand': hypot(along, H / area, F / area), 'checks.weld.capacity': 0.6 * F_EXX / 2})


weld('fillet-weld-two-sides', P=350)
weld('a-larger-fillet-holds', P=350, leg=16)
weld('a-stronger-electrode-holds', P=350, F_EXX=550)
