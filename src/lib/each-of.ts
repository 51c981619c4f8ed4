/** Does something with each value, a few at once; those that wait are taken in their order. */
export async function eachOf<Value>(values: readonly Value[], atOnce: number, act: (value: Value) => Promise<void>): Promise<void> {
  const left = values.values();
  const work = async (): Promise<void> => {
    for (const value of left) await act(value);
  };
  await Promise.all(Array.from({length: atOnce}, work));
}
