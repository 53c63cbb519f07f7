"""Where a number lies between two others, and how far it is from the nearer one."""

from worked import worked

BESIDE = [{'x': 3, 'x_0': 3, 'x_1': 4}, {'x': 4, 'x_0': 3, 'x_1': 4}, {'x': 2, 'x_0': 3, 'x_1': 4}, {'x': 5, 'x_0': 3, 'x_1': 4}]


def between(x, x_0, x_1):
    if x <= x_0:
        return 0
    if x >= x_1:
        return 1
    return 1 - (x_1 - x) / (x_1 - x_0)


@worked(x=(3, 4), x_0=3, x_1=4, also=BESIDE)
def shareOfLength(x, x_0, x_1):
    return between(x, x_0, x_1)


@worked(x=(1e4, 2e4), x_0=1e4, x_1=2e4, also=BESIDE)
def shareOfStrength(x, x_0, x_1):
    return between(x, x_0, x_1)


@worked(s=(0, 1), also=[{'s': s} for s in (0, 0.25, 0.5, 0.75, 1)])
def distanceOfShare(s):
    return 0.5 - abs(s - 0.5)


@worked(x=(5e3, 5e4), x_n=(5e3, 5e4), also=[{'x': 1e4, 'x_n': 1e4}, {'x': 1e4, 'x_n': 1.2e4}, {'x': 1.2e4, 'x_n': 1e4}])
def strengthApart(x, x_n):
    return max(x, x_n) - min(x, x_n)
