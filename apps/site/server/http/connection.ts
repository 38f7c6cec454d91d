/** The connection of a request, for requests that came over one. */
export type ConnectionBindings = {
  incoming?: {
    socket?: {
      remoteAddress?: string | undefined;
      remotePort?: number | undefined;
      localPort?: number | undefined;
    };
  };
};

/** What is read of the context of a request to know where it came from. */
export type RequestContext = {
  env?: ConnectionBindings | undefined;
  req: { header: (name: string) => string | undefined; raw: Request };
};
