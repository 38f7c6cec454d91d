/** Names of fields, such as `['name', 'prices.tcgplayer.price']`; a dot leads into a field. */
export type Fields = string | readonly string[];

/** An answer with chosen fields alone: each resource has its `object` and `id`, and of the rest what was asked for. */
export type Chosen<Answer extends { data: unknown }> = Omit<Answer, 'data' | 'fields'> & {
  data: ChosenFields<Answer['data']>;
  fields: string[];
};

type ChosenFields<T> = T extends (infer Entry)[]
  ? ChosenFields<Entry>[]
  : T extends { object: unknown; id: unknown }
    ? Pick<T, 'object' | 'id'> & PartialAnswer<Omit<T, 'object' | 'id'>>
    : T;

type PartialAnswer<T> = T extends (infer Entry)[]
  ? PartialAnswer<Entry>[]
  : T extends object
    ? { [K in keyof T]?: PartialAnswer<T[K]> }
    : T;
