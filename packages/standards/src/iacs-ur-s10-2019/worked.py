"""IACS UR S10 Rev.6: rudder force and torque of a blade without cut-outs, and the stock."""

from math import exp, log

from worked import table, worked


@worked(V=(3, 25), V_lim=10, also=[{'V': 9.999}, {'V': 10}])
def speedAhead(V, V_lim):
    return max(V, V / 3 + 20 / 3) if V < V_lim else V


@worked(V_a=(2, 12), V_d=(10, 25))
def speedAstern(V_a, V_d):
    return V_a if 2 * V_a > V_d else V_d / 2


@worked(b=(3, 8), A_t=(10, 60))
def ruleAspect(b, A_t):
    return 2 if b * b > 2 * A_t else b * b / A_t


@worked(Lambda=(0.5, 2))
def aspectFactor(Lambda):
    return 2 / 3 + Lambda / 3


@worked(K_1=(0.8, 1.33), K_2=(0.8, 1.7), K_3=(0.8, 1.15), A=(5, 80), V=(5, 25))
def rudderForce(K_1, K_2, K_3, A, V):
    return 132 * V * V * A * K_3 * K_2 * K_1


@worked(A_f=(0, 10), A=(10, 60))
def balanceRatio(A_f, A):
    return A_f / A


@worked(c=(2, 8), alpha=(0.25, 0.4), k=(0, 0.4), f_min=0.1)
def leverAhead(c, alpha, k, f_min):
    return c * (f_min if alpha - k < f_min else alpha - k)


@worked(c=(2, 8), alpha=(0.55, 0.66), k=(0, 0.8))
def leverAstern(c, alpha, k):
    return alpha * c - k * c


@worked(C_R=(1e5, 3e6), r=(-1, 3))
def rudderTorque(C_R, r):
    return r * C_R


@worked(sigma_F=(2e8, 4.5e8), sigma_0=2.35e8, also=[{'sigma_F': 2.1e8}, {'sigma_F': 2.35e8}])
def materialFactor(sigma_F, sigma_0):
    return exp(log(sigma_0 / sigma_F) * (1 if sigma_F <= sigma_0 else 0.75))


@worked(Q_R=(-1e6, 3e6), k_m=(0.6, 1.2))
def stockDiameter(Q_R, k_m):
    return 4.2 * (k_m * max(Q_R, -Q_R)) ** (1 / 3)


@worked(d_t=(100, 700), M=(0, 2e6), Q_R=(1e5, 2e6))
def stockDiameterInBending(d_t, M, Q_R):
    return d_t * exp(log(1 + 4 * M * M / (3 * Q_R * Q_R)) / 6)


S10 = 'IACS UR S10 Rev.6, as class rules and public descriptions print it'
table('LEAST_SPEED', 10, source=S10)
table('LEAST_LEVER', 0.1, source=S10)
table('REFERENCE_YIELD', 235, source=S10)
table('YIELD_RANGE', [200, 450], source=S10)
table('ALPHA', {'ahead': 0.33, 'astern': 0.66}, source=S10)
table('ALPHA_HIGH_LIFT', 0.4, source=S10)
table('K3', {'outside_jet': 0.8, 'elsewhere': 1.0, 'behind_nozzle': 1.15}, source=S10)
table(
    'K2',
    {
        name: {'ahead': ahead, 'astern': astern}
        for name, ahead, astern in (
            ('naca', 1.1, 0.8),
            ('flat_sided', 1.1, 0.9),
            ('mixed', 1.21, 0.9),
            ('hollow', 1.35, 0.9),
            ('high_lift', 1.7, 1.3),
            ('fish_tail', 1.4, 0.8),
            ('single_plate', 1.0, 1.0),
        )
    },
    source=S10,
)


@worked(V_d=(10, 25))
def leastSpeedAstern(V_d):
    return 0.5 * V_d
