"""API STD 2RD (2013), Methods 1 and 2, written as the limits that a program of wall thickness draws in moment and tension."""

from math import pi, sin, sqrt

from worked import table, worked

F = (0.5, 0.8)
T, T_Y = (-2e6, 2e6), (5e6, 1e7)
M, M_Y = (-3e5, 3e5), (4e5, 9e5)
LIMIT = 'API STD 2RD 5.4.3'

table('F_D_OPERATING', 0.8, source=f'{LIMIT}: serviceability and ultimate')
table('F_D_ACCIDENTAL', 1, source=f'{LIMIT}: accidental')


@worked(S=(3e8, 6e8), A=(0.01, 0.03))
def yieldTension(S, A):
    return A * S


@worked(M_y=M_Y)
def plasticMoment(M_y):
    """A thin ring: the shape factor of its section."""
    return M_y / (pi / 4)


@worked(F_D=(0.8, 1), P_net=(-3e7, 3e7), p_lim=(5e7, 9e7))
def pressureRoom(F_D, P_net, p_lim):
    share = abs(P_net) / p_lim
    return sqrt((F_D - share) * (F_D + share))


@worked(T_eff=T, T_y=T_Y, M=M, M_y=M_Y, F=F)
def method1Use(T_eff, T_y, M, M_y, F):
    """How far out on its ray the load stands, over where the line M/M_y + T/T_y = F crosses it."""
    pull, bend = max(T_eff, -T_eff) / T_y, max(M, -M) / M_y
    return pull / F + bend / F


@worked(M_y=M_Y, F=F, T_eff=T, T_y=T_Y)
def method1Moment(M_y, F, T_eff, T_y):
    return M_y * F - M_y * max(T_eff, -T_eff) / T_y


@worked(M_p=M_Y, F=F, T_eff=T, T_y=T_Y)
def method2Moment(M_p, F, T_eff, T_y):
    """The fully plastic ring: its halves of tension and compression meet where the pull asks for it."""
    pull = max(T_eff, -T_eff) / T_y / F
    return F * M_p * sin(pi / 2 * (1 - pull))


@worked(M=M, M_2=(2e5, 6e5))
def method2Use(M, M_2):
    return max(M, -M) / M_2
