# The service of Linework. Nothing is downloaded but what package-lock.json names. docs/service.md explains how to run it.
FROM node:22-slim AS build
WORKDIR /app
COPY . .
# Builds the command and the service, then keeps only the packages that they need.
RUN npm run build -- start && npm ci --omit=dev --workspace=linework --workspace=@linework/service

FROM node:22-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4180 LINEWORK_DATA=/data
WORKDIR /app
# Both are bundled: beside their own folders they need packages of others alone.
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages/cli ./packages/cli
COPY --from=build /app/packages/service ./packages/service
COPY --from=build /app/LICENSE ./LICENSE
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 4180
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/packages/cli/bin/linework.js"]
CMD ["serve"]
