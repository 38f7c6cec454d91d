import { describe, expect, it } from 'vitest';
import { BusyError, FairQueue } from './fair-queue.ts';
import { from, NEW, overloaded, works } from './testing/queue-jobs.ts';

describe('the queue in an overload', () => {
  it('ranks new clients behind known clients, but not behind those with a second of recent use', async () => {
    const clock = { now: 0 };
    const knownClients = overloaded(() => clock.now);
    const { begun, start, end } = works(
      new FairQueue({ atOnce: 1, waiting: 2, knownClients, now: () => clock.now }),
    );
    const greedy = start('greedy', ...from('198.51.100.1'));
    clock.now = 1_500;
    end('greedy');
    await greedy;
    const running = start('running', ...from('203.0.113.1'));
    const waiting = [
      start('more', ...from('198.51.100.1')),
      start('newcomer', ...from('192.0.2.1')),
      start('regular', ...from('203.0.113.9')),
    ];
    // Full: the last one of the network with the most use is refused, also for a new client.
    const another = start('another', ...from('192.0.2.2'));
    await expect(waiting[0]).rejects.toBeInstanceOf(BusyError);
    expect(knownClients.refusals).toEqual([1_500]);
    // The time of 'greedy' has earned new clients one turn.
    for (const name of ['running', 'newcomer', 'regular', 'another']) {
      clock.now += 70;
      end(name);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all([running, another, ...waiting.slice(1)]);
    expect(begun).toEqual(['greedy', 'running', 'newcomer', 'regular', 'another']);
  });

  it('gives new clients exactly an eighth of the time while known clients wait as well', async () => {
    const clock = { now: 0 };
    const knownClients = overloaded(() => clock.now);
    const queue = new FairQueue({ atOnce: 1, waiting: 99, knownClients, now: () => clock.now });
    const { begun, start, end } = works(queue);
    const all = Array.from({ length: 18 }, (_, at) => start(`r${at}`, ...from(`203.0.113.${at}`)));
    for (const at of [0, 1, 2, 3]) all.push(start(`n${at}`, ...from(`${NEW}${at}`)));
    for (let turn = 0; turn < 22; turn++) {
      clock.now += 70;
      end(begun[turn] ?? '');
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(all);
    // Each 70 ms of a known client earn new clients 10 ms, so 70 ms of a new client take seven of those.
    const order = begun.map((name) => name[0]).join('');
    expect(order).toBe('rnrrrrrrrnrrrrrrrnrrrn');
  });

  it('accumulates no time for new clients while none of them waits', async () => {
    const clock = { now: 0 };
    const knownClients = overloaded(() => clock.now);
    const queue = new FairQueue({ atOnce: 1, waiting: 99, knownClients, now: () => clock.now });
    const { begun, start, end } = works(queue);
    for (let time = 0; time < 100; time++) {
      const alone = start(`alone ${time}`, ...from('203.0.113.1'));
      clock.now += 70;
      end(`alone ${time}`);
      await alone;
    }
    clock.now += 60_000;
    const all = Array.from({ length: 9 }, (_, at) => start(`r${at}`, ...from(`203.0.113.${at}`)));
    for (const at of [0, 1, 2]) all.push(start(`n${at}`, ...from(`${NEW}${at}`)));
    for (let turn = 100; turn < 112; turn++) {
      clock.now += 70;
      end(begun[turn] ?? '');
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(all);
    // At most one job of 70 ms accumulates: one new client for that, one for the known client's 10 ms, then none for seven.
    const order = begun
      .slice(100)
      .map((name) => name[0])
      .join('');
    expect(order).toBe('rnrnrrrrrrrn');
  });

  it('reserves as many places as there are running jobs for the new clients who have asked for the least', async () => {
    const clock = { now: 0 };
    const knownClients = overloaded(() => clock.now);
    const queue = new FairQueue({ atOnce: 2, waiting: 3, knownClients, now: () => clock.now });
    const { start, end } = works(queue);
    const names = ['run 1', 'run 2', 'r1', 'r2', 'r3'];
    const all = names.map((name, at) => start(name, ...from(`203.0.113.${at}`)));
    await expect(start('r4', ...from('203.0.113.4'))).rejects.toBeInstanceOf(BusyError);
    const requested = async (name: string, address: string) =>
      expect(start(name, ...from(address))).rejects.toBeInstanceOf(BusyError);
    // Two are admitted beside three known clients; a third has asked for no less than they have.
    all.push(start('n1', ...from(`${NEW}1`)));
    const pushed = start('n2', ...from(`${NEW}2`));
    for (let time = 0; time < 3; time++) await requested('n3', `${NEW}3`);
    expect(queue.refuses(`${NEW}3`)).toBe(true);
    // Waiting jobs are charged when they end; the later of two gives way to one who has asked for less.
    knownClients.newClients.charge([{ name: `${NEW}2`, share: 1 }], 100);
    all.push(start('n4', ...from(`${NEW}4`)));
    await expect(pushed).rejects.toBeInstanceOf(BusyError);
    // Known clients have lost no place.
    for (const name of [...names, 'n1', 'n4']) {
      end(name);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(all);
  });
});
