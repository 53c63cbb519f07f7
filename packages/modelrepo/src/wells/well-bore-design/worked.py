"""Verdicts of well-bore-design, worked in oilfield units: mud window and seats (Bourgoyne et al. 7.4), single bubble of gas
(Redmann 1991), casing loads (Bourgoyne et al. 7.5), ratings of API TR 5C3 (2018) and Lame's thick tube, drift of API 5CT."""
from math import pi, radians, sqrt

from worked import case

PSI = 0.052
STEEL = 65.5
YOUNG = 30e6


def collapse(Y, s, sigma_a=0.0):
    """API TR 5C3 with the yield strength that axial stress leaves; psi."""
    x = sigma_a / Y
    Y *= sqrt(1 - 0.75 * x**2) - 0.5 * x
    A = 2.8762 + 0.10679e-5 * Y + 0.21301e-10 * Y**2 - 0.53132e-16 * Y**3
    B = 0.026233 + 0.50609e-6 * Y
    C = -465.93 + 0.030867 * Y - 0.10483e-7 * Y**2 + 0.36989e-13 * Y**3
    q = 3 * B / A / (2 + B / A)
    F = 46.95e6 * q**3 / (Y * (q - B / A) * (1 - q) ** 2)
    G = F * B / A
    to_plastic = (sqrt((A - 2) ** 2 + 8 * (B + C / Y)) + A - 2) / (2 * (B + C / Y))
    to_transition = Y * (A - F) / (C + Y * (B - G))
    to_elastic = (2 + B / A) / (3 * B / A)
    if s <= to_plastic:
        return 2 * Y * (s - 1) / s**2
    if s <= to_transition:
        return Y * (A / s - B) - C
    if s <= to_elastic:
        return Y * (F / s - G)
    return 46.95e6 / (s * (s - 1) ** 2)


def von_mises(p, D, t, axial, kappa, outside=0.0):
    """Largest in the wall of a tube between two pressures, pulled and bent; psi."""
    r_o, r_i = D / 2, D / 2 - t
    found = []
    for r, radial in ((r_i, -p), (r_o, -outside)):
        mean = (p * r_i**2 - outside * r_o**2) / (r_o**2 - r_i**2)
        hoop = mean + (p - outside) * r_i**2 * r_o**2 / (r_o**2 - r_i**2) / r**2
        bent = YOUNG * r * radians(kappa) / 1200
        for along in (axial + bent, axial - bent):
            found.append(sqrt(((along - hoop) ** 2 + (hoop - radial) ** 2 + (radial - along) ** 2) / 2))
    return max(found)


def string(D, t, Y, w, z, mud, pore, fracture, z_next, kappa=0.0, level=None, next_mud=None, joint=None, gas=0.1, pull=1e5):
    """Row of one string, by the columns of the table."""
    area = pi / 4 * (D**2 - (D - 2 * t) ** 2)
    buoyancy = 1 - mud / STEEL
    weight = w * z * buoyancy
    rating_b, load_b = 0.875 * 2 * Y * t / D, min((PSI * pore - gas) * z_next, (PSI * fracture - gas) * z)
    load_t, rating_t = weight + 63 * D * kappa * w + pull, min(Y * area, joint or Y * area)
    z_l = z if level is None else level
    load_c, rating_c = PSI * (mud * z - (next_mud or mud) * (z - z_l)), collapse(Y, D / t)
    factors = [rating_c / load_c] if load_c > 0 else []
    if z_l < z and z_l > 0:
        factors.append(collapse(Y, D / t, w * (z - z_l) * buoyancy / area) / (PSI * mud * z_l))
    return {
        'burst_load': load_b,
        'burst_rating': rating_b,
        'burst_safety_factor': rating_b / load_b,
        'collapse_load': load_c,
        'collapse_rating': rating_c,
        'collapse_safety_factor': min(factors),
        'tension_load': load_t,
        'tension_rating': rating_t,
        'tension_safety_factor': rating_t / load_t,
        'triaxial_safety_factor': Y / von_mises(load_b, D, t, weight / area, kappa),
    }


FACTORS = {'burst': 1.1, 'collapse': 1.0, 'tension': 1.6, 'triaxial': 1.25}


def strings(name, rows, others=(), **design):
    """Least factors of the strings against the design factors; and the table."""
    for check, factor in {**FACTORS, **design}.items():
        if check in others:
            continue
        case(name, {
            f'checks.{check}.demand': factor,
            f'checks.{check}.capacity': min(row[f'{check}_safety_factor'] for row in rows),
        })
    case(name, {f'tables.string_checks.{i}.{key}': value for i, row in enumerate(rows) for key, value in row.items()})


L80 = {'D': 9.625, 't': 0.472, 'Y': 80e3, 'w': 47}
shallow = {**L80, 'z': 8000, 'mud': 10, 'pore': 11.5, 'fracture': 15, 'z_next': 12000, 'kappa': 3, 'pull': 1e5}
strings('string-9-625-47-l80', [string(**shallow)])
strings('a-strong-shoe-lets-burst-fail-alone', [string(**{**shallow, 'pore': 14, 'fracture': 17})])
strings('a-heavier-mud-outside-lets-collapse-fail-alone', [string(**{**shallow, 'mud': 12})])
strings('a-long-overpull-lets-tension-fail-alone', [string(**{**shallow, 'pull': 3e5})])
strings('a-stricter-triaxial-factor-fails-alone', [string(**shallow)], triaxial=1.6)

strings('api-5c2-ratings-four-regimes', [
    string(20, 0.438, 55e3, 94, 1500, 8.9, 8.9, 11.5, 4000),
    string(10.75, 0.35, 55e3, 40.5, 2500, 9.2, 9.3, 12.5, 6000, kappa=1),
    string(**L80, z=7000, mud=10.2, pore=11, fracture=14.5, z_next=10000, kappa=2),
    string(7, 0.54, 80e3, 38, 11000, 12, 12.5, 16, 12500, kappa=1),
])
partial = string(
    **L80, z=9000, mud=11, pore=12.2, fracture=15.2, z_next=12500, kappa=3, level=3500, next_mud=11.8, joint=905e3, pull=1e5
)
strings('string-partial-evacuation-triaxial', [partial])


def kick(name, z_s, z_b, mud, pore, fracture, influx, C_b, C_s, margin=0.0, required=None):
    """A single bubble, gas by Boyle."""
    P_f, P_fr, P_mud = PSI * pore * z_b, PSI * fracture * z_s, PSI * mud * z_s
    P_si = P_f - PSI * mud * (z_b - z_s)
    h = min(max(0.0, (P_fr - margin - P_si) / (PSI * (mud - influx))), z_b - z_s)
    case(name, {
        'checks.shut_in.demand': P_si,
        'checks.shut_in.capacity': P_fr - margin,
        'checks.annular_pressure.demand': P_mud,
        'checks.annular_pressure.capacity': P_fr,
    })
    if required is not None:
        back = h * C_s * (P_fr - margin) / P_f
        case(name, {'checks.kick_tolerance.demand': required, 'checks.kick_tolerance.capacity': min(h * C_b, back)})


drilled = {'z_s': 6500, 'z_b': 8500, 'mud': 10.5, 'pore': 11, 'fracture': 13.2, 'influx': 2, 'C_b': 0.0292, 'C_s': 0.0459, 'margin': 150}
kick('kick-tolerance-drilled-kick', **drilled)
kick('the-kick-tolerance-is-more-than-required', **drilled, required=20)
kick('the-kick-tolerance-is-less-than-required', **drilled, required=60)
kick('a-formation-that-fractures-the-shoe-at-once', **{**drilled, 'pore': 13}, required=5)
