/** Names of fields, such as `['name', 'prices.tcgplayer.price']`; a dot leads into a field. */
export type Fields = string | readonly string[];

/** An answer with chosen fields alone: each resource has its `object` and `id`, and of the rest what was asked for. */
export type Chosen<Answer extends { data: unknown }> = Omit<Answer, 'data' | 'fields'> & {
  data: ChosenOf<Answer['data']>;
  fields: string[];
};

type ChosenOf<T> = T extends (infer Entry)[]
  ? ChosenOf<Entry>[]
  : T extends { object: unknown; id: unknown }
    ? Pick<T, 'object' | 'id'> & PartOf<Omit<T, 'object' | 'id'>>
    : T;

type PartOf<T> = T extends (infer Entry)[]
  ? PartOf<Entry>[]
  : T extends object
    ? { [K in keyof T]?: PartOf<T[K]> }
    : T;
